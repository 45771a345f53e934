"""Contract rummy: six hands, six contracts, two decks, and discards that can be bought."""
