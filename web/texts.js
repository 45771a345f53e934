// What the page itself says, before and beside the game, in English and Polish. kitchenTableTexts.speak(language)
// changes the language of all of them.
"use strict";

(() => {
  const texts = {
    en: {
      loading: "Laying the table…",
      bytes: "{done} of {total} MB",
      starting: "Shuffling the cards…",
      start: "Start",
      paused: "Paused",
      goOn: "Go on",
      licences: "Licences",
      again: "Try again",
      saved: "Your saved games are safe; nothing was changed.",
      more: "What exactly happened",
      canvas: "The table. Everything on it can also be read and used through the buttons that follow.",
      controls: "Controls of the game",
      oldTitle: "This browser cannot run the game",
      oldAdvice: "It lacks WebAssembly with SIMD. Please update it, or use a current Chrome, Edge, Firefox or Safari.",
      fileTitle: "The game cannot run from a file",
      fileAdvice: "Browsers only run it from a web server. In the project’s folder, ./build.sh serve starts one.",
      missingTitle: "A part of the game did not arrive",
      missingAdvice: "Check the connection and try again. If it keeps happening, the site is missing a file.",
      crashTitle: "The game stopped",
      crashAdvice: "Try again: an open match goes on where it stood.",
    },
    pl: {
      loading: "Nakrywamy do stołu…",
      bytes: "{done} z {total} MB",
      starting: "Tasujemy karty…",
      start: "Zaczynamy",
      paused: "Pauza",
      goOn: "Gramy dalej",
      licences: "Licencje",
      again: "Spróbuj ponownie",
      saved: "Zapisane gry są bezpieczne; nic się w nich nie zmieniło.",
      more: "Co dokładnie się stało",
      canvas: "Stół. Wszystko, co na nim leży, można też przeczytać i obsłużyć przyciskami, które są dalej.",
      controls: "Przyciski gry",
      oldTitle: "Ta przeglądarka nie uruchomi gry",
      oldAdvice: "Brakuje jej WebAssembly z SIMD. Zaktualizuj ją albo użyj aktualnej wersji Chrome, Edge, Firefoksa lub Safari.",
      fileTitle: "Gra nie działa otwarta z pliku",
      fileAdvice: "Przeglądarka uruchomi ją tylko z serwera WWW. W folderze projektu uruchamia go ./build.sh serve.",
      missingTitle: "Nie dotarła część gry",
      missingAdvice: "Sprawdź połączenie i spróbuj ponownie. Jeśli to się powtarza, na stronie brakuje pliku.",
      crashTitle: "Gra się zatrzymała",
      crashAdvice: "Spróbuj ponownie: otwarta partia pójdzie dalej od tego samego miejsca.",
    },
  };
  const asked = new URLSearchParams(location.search).get("lang") || navigator.language || "en";
  const language = asked.toLowerCase().startsWith("pl") ? "pl" : "en";
  const spoken = { languages: Object.keys(texts), speak: (language) => Object.assign(spoken, { language }, texts[language]) };
  window.kitchenTableTexts = spoken.speak(language);
})();
