"""What a draw of so many cards is worth, by the kind of options: written by `python -m game.tools.calibrate`."""

from typing import NamedTuple

from game.games.polyester.rules.cards import Deck
from game.games.polyester.rules.options import Difficulty, Options

POTS = (0, 200, 400, 700, 1000, 1500, 2000, 3000, 4500, 6000)
"""The pots for which a prospect lists the worth of drawing."""


class Prospect(NamedTuple):
    """A draw of some number of cards from a full deck."""

    bust: float
    """The chance that they hold no combo."""
    gain: int
    """Mean points of the best lock when they do."""
    worth: tuple[int, ...]
    """By `POTS`: points that drawing brings against an equal opponent, busts counted, above a turn without any."""

    def at(self, pot: int) -> float:
        """The worth of drawing with this pot; between two that are listed, in proportion."""
        after = next((place for place, listed in enumerate(POTS) if listed > pot), len(POTS) - 1)
        low, high = POTS[after - 1], POTS[after]
        return self.worth[after - 1] + (self.worth[after] - self.worth[after - 1]) * (pot - low) / (high - low)


Kind = tuple[int, str, str, bool, bool]
"""Hand, difficulty, deck, wild Aces, a second wild rank; 6 Cards knows one kind only."""


def kind(options: Options) -> Kind:
    """The kind that these options are of."""
    if options.hand == 6:
        return (6, Difficulty.MEDIUM.value, Deck.FABRIC.value, False, False)
    return (9, options.difficulty.value, options.deck.value, options.ace_wild, options.second_wild is not None)


def prospects(options: Options) -> tuple[Prospect, ...]:
    """What a draw of 1, 2, 3 … cards is worth under these options."""
    return PROSPECTS[kind(options)]


PROSPECTS: dict[Kind, tuple[Prospect, ...]] = {
    (6, "medium", "fabric", False, False): (
        Prospect(bust=0.6607, gain=73, worth=(153, 200, 241, 293, 364, 534, 703, 1043, 1552, 2061)),
        Prospect(bust=0.4807, gain=89, worth=(120, 178, 273, 415, 566, 757, 944, 1320, 1882, 2445)),
        Prospect(bust=0.26, gain=117, worth=(134, 243, 388, 581, 732, 976, 1219, 1707, 2438, 3169)),
        Prospect(bust=0.1487, gain=152, worth=(175, 312, 458, 635, 782, 1029, 1276, 1770, 2521, 3276)),
        Prospect(bust=0.0847, gain=221, worth=(271, 415, 557, 715, 864, 1116, 1367, 1870, 2630, 3398)),
        Prospect(bust=0.032, gain=303, worth=(399, 540, 670, 826, 982, 1243, 1504, 2025, 2815, 3625)),
    ),
    (9, "easy", "illustrated", True, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.7107, gain=100, worth=(1129, 1168, 1207, 1266, 1327, 1433, 1541, 1750, 2030, 2254)),
        Prospect(bust=0.4227, gain=140, worth=(1026, 1125, 1224, 1375, 1526, 1781, 2039, 2545, 3277, 3963)),
        Prospect(bust=0.1767, gain=178, worth=(1701, 1771, 1843, 1953, 2065, 2337, 2712, 3453, 4530, 5553)),
        Prospect(bust=0.038, gain=226, worth=(1929, 2011, 2102, 2256, 2414, 2698, 3054, 3932, 5215, 6411)),
        Prospect(bust=0.004, gain=318, worth=(2659, 2756, 2855, 3007, 3164, 3495, 3866, 4602, 5715, 6858)),
        Prospect(bust=0.0, gain=416, worth=(2998, 3107, 3225, 3407, 3593, 3925, 4301, 5094, 6208, 7179)),
        Prospect(bust=0.0, gain=522, worth=(3520, 3640, 3762, 3948, 4141, 4503, 4875, 5588, 6601, 7514)),
        Prospect(bust=0.0, gain=645, worth=(3839, 3969, 4102, 4307, 4516, 4879, 5252, 5980, 6966, 7777)),
    ),
    (9, "easy", "illustrated", True, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.5267, gain=100, worth=(3577, 3593, 3608, 3632, 3656, 3695, 3734, 3811, 3918, 3990)),
        Prospect(bust=0.2633, gain=164, worth=(2840, 2926, 3012, 3140, 3269, 3483, 3697, 4123, 4755, 5374)),
        Prospect(bust=0.0913, gain=233, worth=(5068, 5097, 5127, 5171, 5215, 5289, 5363, 5505, 5988, 6713)),
        Prospect(bust=0.012, gain=304, worth=(5379, 5413, 5447, 5499, 5550, 5635, 5721, 5997, 6432, 7236)),
        Prospect(bust=0.0, gain=424, worth=(6617, 6649, 6681, 6728, 6776, 6856, 6935, 7092, 7430, 7818)),
        Prospect(bust=0.0, gain=550, worth=(6920, 6953, 6987, 7037, 7088, 7171, 7256, 7454, 7742, 8106)),
        Prospect(bust=0.0, gain=697, worth=(7400, 7434, 7466, 7516, 7565, 7647, 7730, 7885, 8132, 8338)),
        Prospect(bust=0.0, gain=851, worth=(7540, 7573, 7606, 7656, 7706, 7789, 7872, 8036, 8265, 8462)),
    ),
    (9, "easy", "illustrated", False, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.918, gain=100, worth=(62, 78, 94, 117, 140, 179, 218, 299, 420, 541)),
        Prospect(bust=0.6387, gain=117, worth=(103, 175, 246, 353, 460, 638, 817, 1177, 1717, 2257)),
        Prospect(bust=0.352, gain=132, worth=(130, 259, 388, 581, 775, 1096, 1419, 2066, 3037, 4007)),
        Prospect(bust=0.104, gain=159, worth=(195, 359, 537, 805, 1073, 1515, 1896, 2659, 3803, 4947)),
        Prospect(bust=0.0207, gain=214, worth=(281, 461, 652, 944, 1207, 1641, 2067, 2919, 4198, 5476)),
        Prospect(bust=0.0, gain=287, worth=(401, 589, 782, 1067, 1361, 1837, 2283, 3203, 4582, 5963)),
        Prospect(bust=0.0, gain=364, worth=(503, 689, 881, 1171, 1454, 1927, 2404, 3368, 4815, 6261)),
        Prospect(bust=0.0, gain=456, worth=(662, 853, 1047, 1330, 1617, 2087, 2561, 3542, 5022, 6501)),
    ),
    (9, "easy", "illustrated", False, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.702, gain=100, worth=(756, 800, 847, 922, 1000, 1132, 1262, 1515, 1878, 2221)),
        Prospect(bust=0.424, gain=139, worth=(592, 698, 805, 968, 1133, 1409, 1683, 2226, 3031, 3820)),
        Prospect(bust=0.1987, gain=180, worth=(1082, 1156, 1234, 1358, 1531, 1916, 2299, 3059, 4186, 5292)),
        Prospect(bust=0.0427, gain=227, worth=(1169, 1258, 1350, 1508, 1714, 2155, 2618, 3537, 4773, 5953)),
        Prospect(bust=0.0067, gain=303, worth=(1598, 1699, 1805, 1973, 2196, 2601, 3005, 3862, 5184, 6486)),
        Prospect(bust=0.0, gain=397, worth=(1834, 1952, 2076, 2284, 2524, 2972, 3422, 4307, 5540, 6813)),
        Prospect(bust=0.0, gain=509, worth=(2192, 2323, 2460, 2677, 2928, 3349, 3765, 4616, 5889, 7103)),
        Prospect(bust=0.0, gain=633, worth=(2463, 2610, 2763, 3008, 3265, 3709, 4147, 4999, 6225, 7398)),
    ),
    (9, "easy", "fabric", True, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.7107, gain=100, worth=(2252, 2260, 2266, 2277, 2287, 2303, 2320, 2350, 2387, 2408)),
        Prospect(bust=0.4227, gain=140, worth=(1987, 2058, 2129, 2236, 2343, 2521, 2698, 3053, 3578, 4093)),
        Prospect(bust=0.1513, gain=184, worth=(3871, 3895, 3921, 3958, 3995, 4056, 4116, 4550, 5306, 6046)),
        Prospect(bust=0.024, gain=237, worth=(4000, 4033, 4065, 4112, 4184, 4307, 4432, 4798, 5796, 6783)),
        Prospect(bust=0.002, gain=328, worth=(5871, 5894, 5916, 5951, 5990, 6055, 6117, 6400, 6859, 7361)),
        Prospect(bust=0.0, gain=433, worth=(6402, 6427, 6456, 6498, 6547, 6627, 6706, 6926, 7372, 7782)),
        Prospect(bust=0.0, gain=548, worth=(7546, 7571, 7594, 7630, 7664, 7720, 7782, 7908, 8081, 8240)),
        Prospect(bust=0.0, gain=671, worth=(7775, 7798, 7820, 7855, 7890, 7951, 8006, 8121, 8267, 8382)),
    ),
    (9, "easy", "fabric", True, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.5267, gain=100, worth=(4046, 4047, 4048, 4049, 4051, 4053, 4054, 4058, 4065, 4055)),
        Prospect(bust=0.2633, gain=164, worth=(3200, 3274, 3348, 3459, 3570, 3755, 3940, 4310, 4863, 5422)),
        Prospect(bust=0.0787, gain=237, worth=(6129, 6138, 6146, 6158, 6170, 6191, 6211, 6249, 6499, 7045)),
        Prospect(bust=0.01, gain=311, worth=(6255, 6268, 6279, 6298, 6316, 6347, 6377, 6522, 6787, 7419)),
        Prospect(bust=0.0, gain=429, worth=(7804, 7808, 7811, 7816, 7822, 7832, 7840, 7861, 7958, 8138)),
        Prospect(bust=0.0, gain=561, worth=(8093, 8096, 8100, 8106, 8112, 8121, 8130, 8169, 8226, 8355)),
        Prospect(bust=0.0, gain=714, worth=(8511, 8513, 8515, 8518, 8521, 8526, 8531, 8537, 8553, 8565)),
        Prospect(bust=0.0, gain=870, worth=(8548, 8549, 8551, 8554, 8556, 8561, 8565, 8576, 8589, 8603)),
    ),
    (9, "easy", "fabric", False, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.918, gain=100, worth=(286, 300, 313, 333, 353, 387, 421, 483, 571, 639)),
        Prospect(bust=0.6387, gain=117, worth=(358, 426, 495, 599, 702, 875, 1045, 1387, 1888, 2367)),
        Prospect(bust=0.308, gain=142, worth=(723, 784, 915, 1114, 1313, 1642, 1972, 2626, 3588, 4503)),
        Prospect(bust=0.066, gain=179, worth=(686, 771, 897, 1164, 1438, 1896, 2353, 3262, 4613, 5934)),
        Prospect(bust=0.0093, gain=240, worth=(1261, 1363, 1502, 1722, 1942, 2327, 2789, 3738, 5121, 6411)),
        Prospect(bust=0.0, gain=319, worth=(1639, 1770, 1918, 2160, 2416, 2851, 3293, 4164, 5470, 6762)),
        Prospect(bust=0.0, gain=413, worth=(2751, 2906, 3057, 3293, 3530, 3935, 4367, 5192, 6346, 7353)),
        Prospect(bust=0.0, gain=502, worth=(3416, 3570, 3735, 3982, 4232, 4649, 5038, 5830, 6891, 7779)),
    ),
    (9, "easy", "fabric", False, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.702, gain=100, worth=(2194, 2206, 2217, 2234, 2250, 2278, 2308, 2360, 2426, 2467)),
        Prospect(bust=0.424, gain=139, worth=(1607, 1687, 1768, 1889, 2010, 2212, 2413, 2816, 3410, 3989)),
        Prospect(bust=0.1727, gain=187, worth=(3643, 3672, 3703, 3747, 3792, 3864, 3938, 4386, 5148, 5887)),
        Prospect(bust=0.0293, gain=240, worth=(3450, 3491, 3531, 3591, 3652, 3753, 3899, 4469, 5557, 6628)),
        Prospect(bust=0.004, gain=316, worth=(5272, 5304, 5335, 5384, 5433, 5518, 5604, 5963, 6513, 7178)),
        Prospect(bust=0.0, gain=420, worth=(5765, 5799, 5836, 5889, 5942, 6028, 6128, 6470, 7060, 7601)),
        Prospect(bust=0.0, gain=542, worth=(7097, 7136, 7171, 7226, 7281, 7373, 7472, 7671, 7935, 8177)),
        Prospect(bust=0.0, gain=667, worth=(7348, 7383, 7420, 7476, 7532, 7631, 7720, 7912, 8150, 8331)),
    ),
    (9, "medium", "illustrated", True, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.7493, gain=193, worth=(276, 319, 362, 429, 496, 613, 729, 952, 1288, 1628)),
        Prospect(bust=0.472, gain=216, worth=(230, 331, 433, 587, 742, 1001, 1261, 1774, 2545, 3318)),
        Prospect(bust=0.3147, gain=256, worth=(252, 386, 521, 724, 927, 1266, 1606, 2281, 3295, 4311)),
        Prospect(bust=0.158, gain=323, worth=(506, 625, 788, 1033, 1280, 1693, 2105, 2892, 4019, 5151)),
        Prospect(bust=0.066, gain=389, worth=(568, 709, 885, 1160, 1435, 1854, 2265, 3062, 4247, 5437)),
        Prospect(bust=0.0213, gain=471, worth=(664, 832, 1003, 1282, 1542, 1990, 2432, 3312, 4626, 5947)),
        Prospect(bust=0.0067, gain=579, worth=(938, 1107, 1278, 1538, 1806, 2263, 2731, 3627, 4967, 6319)),
    ),
    (9, "medium", "illustrated", True, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.63, gain=227, worth=(929, 982, 1036, 1125, 1221, 1379, 1537, 1848, 2300, 2743)),
        Prospect(bust=0.2807, gain=264, worth=(693, 824, 957, 1160, 1367, 1710, 2053, 2736, 3751, 4759)),
        Prospect(bust=0.158, gain=326, worth=(568, 730, 891, 1136, 1383, 1794, 2205, 3025, 4249, 5469)),
        Prospect(bust=0.07, gain=426, worth=(1600, 1688, 1783, 1944, 2118, 2539, 2973, 3839, 5110, 6268)),
        Prospect(bust=0.0233, gain=525, worth=(1557, 1658, 1779, 1986, 2213, 2620, 3046, 3918, 5208, 6465)),
        Prospect(bust=0.01, gain=655, worth=(1585, 1711, 1851, 2086, 2329, 2740, 3174, 4080, 5431, 6770)),
        Prospect(bust=0.0013, gain=790, worth=(2359, 2492, 2634, 2853, 3104, 3533, 3960, 4806, 6034, 7231)),
    ),
    (9, "medium", "illustrated", False, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.9067, gain=166, worth=(48, 64, 80, 104, 127, 165, 204, 296, 436, 576)),
        Prospect(bust=0.7853, gain=178, worth=(48, 90, 132, 195, 258, 363, 468, 682, 1004, 1326)),
        Prospect(bust=0.594, gain=188, worth=(80, 161, 242, 363, 484, 686, 888, 1294, 1903, 2512)),
        Prospect(bust=0.3947, gain=214, worth=(137, 258, 378, 558, 739, 1039, 1340, 1945, 2820, 3673)),
        Prospect(bust=0.1933, gain=249, worth=(214, 374, 534, 774, 1014, 1399, 1756, 2476, 3543, 4602)),
        Prospect(bust=0.0893, gain=294, worth=(274, 455, 637, 880, 1112, 1493, 1866, 2612, 3722, 4827)),
        Prospect(bust=0.038, gain=365, worth=(371, 541, 714, 970, 1221, 1635, 2044, 2863, 4057, 5241)),
    ),
    (9, "medium", "illustrated", False, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.7873, gain=206, worth=(198, 234, 271, 329, 387, 484, 580, 763, 1042, 1326)),
        Prospect(bust=0.506, gain=223, worth=(176, 272, 369, 514, 660, 903, 1145, 1625, 2348, 3076)),
        Prospect(bust=0.3353, gain=262, worth=(198, 330, 462, 661, 859, 1190, 1520, 2179, 3170, 4162)),
        Prospect(bust=0.2067, gain=315, worth=(363, 506, 661, 895, 1129, 1518, 1907, 2651, 3715, 4790)),
        Prospect(bust=0.094, gain=373, worth=(460, 617, 795, 1062, 1317, 1702, 2088, 2837, 3942, 5055)),
        Prospect(bust=0.0407, gain=460, worth=(534, 699, 878, 1137, 1391, 1805, 2219, 3051, 4312, 5581)),
        Prospect(bust=0.0187, gain=562, worth=(754, 926, 1094, 1360, 1634, 2091, 2544, 3410, 4719, 6052)),
    ),
    (9, "medium", "fabric", True, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.7493, gain=193, worth=(368, 411, 455, 521, 588, 700, 816, 1053, 1404, 1750)),
        Prospect(bust=0.472, gain=216, worth=(278, 380, 482, 636, 790, 1047, 1306, 1827, 2606, 3382)),
        Prospect(bust=0.3013, gain=259, worth=(387, 522, 657, 861, 1065, 1406, 1749, 2439, 3469, 4497)),
        Prospect(bust=0.1247, gain=324, worth=(692, 784, 941, 1194, 1448, 1873, 2301, 3163, 4403, 5606)),
        Prospect(bust=0.0447, gain=393, worth=(691, 824, 994, 1273, 1553, 2021, 2473, 3365, 4677, 5984)),
        Prospect(bust=0.002, gain=482, worth=(1011, 1169, 1331, 1590, 1865, 2333, 2807, 3762, 5163, 6530)),
        Prospect(bust=0.0, gain=604, worth=(1305, 1474, 1647, 1909, 2174, 2620, 3076, 4018, 5419, 6808)),
    ),
    (9, "medium", "fabric", True, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.63, gain=227, worth=(1255, 1303, 1354, 1435, 1518, 1669, 1819, 2110, 2517, 2874)),
        Prospect(bust=0.2807, gain=264, worth=(891, 1020, 1151, 1348, 1548, 1887, 2225, 2895, 3881, 4836)),
        Prospect(bust=0.1533, gain=328, worth=(1020, 1173, 1327, 1562, 1798, 2199, 2598, 3392, 4562, 5699)),
        Prospect(bust=0.056, gain=425, worth=(2196, 2284, 2375, 2517, 2669, 2970, 3395, 4242, 5478, 6651)),
        Prospect(bust=0.0167, gain=526, worth=(2066, 2161, 2259, 2425, 2627, 2992, 3389, 4256, 5531, 6766)),
        Prospect(bust=0.002, gain=659, worth=(2545, 2662, 2803, 3029, 3270, 3670, 4074, 4871, 6073, 7244)),
        Prospect(bust=0.0, gain=805, worth=(3246, 3373, 3504, 3711, 3931, 4327, 4734, 5527, 6643, 7631)),
    ),
    (9, "medium", "fabric", False, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.9067, gain=166, worth=(61, 79, 98, 126, 153, 200, 245, 333, 465, 594)),
        Prospect(bust=0.7853, gain=178, worth=(52, 95, 138, 202, 267, 374, 481, 694, 1013, 1332)),
        Prospect(bust=0.5673, gain=196, worth=(116, 202, 288, 418, 548, 764, 979, 1408, 2051, 2693)),
        Prospect(bust=0.3087, gain=229, worth=(183, 321, 460, 667, 874, 1220, 1564, 2253, 3285, 4279)),
        Prospect(bust=0.1247, gain=268, worth=(258, 433, 608, 871, 1133, 1571, 1999, 2820, 4052, 5272)),
        Prospect(bust=0.0227, gain=323, worth=(379, 572, 768, 1054, 1332, 1795, 2251, 3158, 4520, 5844)),
        Prospect(bust=0.0, gain=414, worth=(502, 691, 884, 1180, 1478, 1976, 2465, 3411, 4828, 6214)),
    ),
    (9, "medium", "fabric", False, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.7873, gain=206, worth=(250, 287, 325, 383, 442, 544, 645, 847, 1141, 1438)),
        Prospect(bust=0.506, gain=223, worth=(200, 296, 393, 539, 685, 930, 1174, 1663, 2393, 3124)),
        Prospect(bust=0.322, gain=265, worth=(287, 419, 552, 753, 954, 1290, 1626, 2298, 3301, 4306)),
        Prospect(bust=0.166, gain=317, worth=(462, 602, 765, 1011, 1257, 1670, 2083, 2905, 4074, 5231)),
        Prospect(bust=0.0633, gain=378, worth=(534, 692, 875, 1152, 1430, 1880, 2312, 3174, 4434, 5700)),
        Prospect(bust=0.01, gain=471, worth=(771, 936, 1108, 1386, 1667, 2138, 2611, 3553, 4927, 6288)),
        Prospect(bust=0.0, gain=589, worth=(996, 1168, 1343, 1612, 1887, 2359, 2837, 3789, 5175, 6571)),
    ),
    (9, "hard", "illustrated", True, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.8973, gain=255, worth=(72, 87, 102, 125, 148, 186, 232, 334, 488, 642)),
        Prospect(bust=0.7227, gain=260, worth=(80, 134, 189, 270, 352, 488, 627, 904, 1320, 1736)),
        Prospect(bust=0.5733, gain=297, worth=(129, 214, 299, 426, 554, 767, 980, 1407, 2047, 2687)),
        Prospect(bust=0.382, gain=344, worth=(224, 345, 467, 649, 833, 1140, 1448, 2066, 2991, 3849)),
        Prospect(bust=0.2813, gain=396, worth=(288, 431, 574, 789, 1004, 1339, 1642, 2254, 3165, 4053)),
        Prospect(bust=0.1613, gain=444, worth=(376, 541, 709, 944, 1145, 1464, 1784, 2429, 3395, 4356)),
        Prospect(bust=0.1013, gain=519, worth=(513, 662, 808, 1029, 1249, 1618, 1990, 2740, 3848, 4897)),
    ),
    (9, "hard", "illustrated", True, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.7667, gain=272, worth=(267, 308, 348, 409, 472, 580, 686, 884, 1182, 1485)),
        Prospect(bust=0.5047, gain=309, worth=(225, 322, 419, 565, 711, 955, 1198, 1680, 2403, 3127)),
        Prospect(bust=0.3273, gain=362, worth=(260, 394, 528, 729, 930, 1266, 1601, 2270, 3274, 4280)),
        Prospect(bust=0.1727, gain=439, worth=(477, 617, 780, 1023, 1268, 1676, 2082, 2872, 3962, 5073)),
        Prospect(bust=0.09, gain=520, worth=(544, 695, 874, 1146, 1417, 1805, 2179, 2902, 3955, 5022)),
        Prospect(bust=0.052, gain=636, worth=(663, 835, 1007, 1278, 1513, 1921, 2335, 3140, 4378, 5645)),
        Prospect(bust=0.02, gain=745, worth=(908, 1082, 1257, 1514, 1777, 2233, 2693, 3564, 4833, 6131)),
    ),
    (9, "hard", "illustrated", False, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.986, gain=257, worth=(5, 7, 9, 13, 18, 25, 32, 46, 67, 88)),
        Prospect(bust=0.9547, gain=251, worth=(11, 20, 30, 43, 57, 79, 102, 147, 215, 283)),
        Prospect(bust=0.8973, gain=261, worth=(27, 47, 68, 99, 130, 181, 232, 335, 489, 643)),
        Prospect(bust=0.8027, gain=274, worth=(54, 93, 133, 192, 251, 350, 449, 646, 942, 1238)),
        Prospect(bust=0.6793, gain=280, worth=(90, 154, 218, 314, 410, 571, 731, 1052, 1526, 1988)),
        Prospect(bust=0.5287, gain=301, worth=(142, 236, 330, 472, 613, 846, 1063, 1494, 2140, 2784)),
        Prospect(bust=0.388, gain=333, worth=(204, 326, 449, 614, 771, 1031, 1289, 1806, 2582, 3357)),
    ),
    (9, "hard", "illustrated", False, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.8933, gain=262, worth=(74, 89, 104, 127, 149, 189, 241, 348, 508, 668)),
        Prospect(bust=0.7307, gain=274, worth=(82, 134, 187, 266, 345, 478, 612, 882, 1286, 1690)),
        Prospect(bust=0.566, gain=306, worth=(134, 221, 307, 437, 567, 784, 1001, 1435, 2086, 2737)),
        Prospect(bust=0.4107, gain=344, worth=(212, 328, 444, 618, 793, 1087, 1382, 1971, 2839, 3655)),
        Prospect(bust=0.2853, gain=386, worth=(278, 421, 563, 777, 991, 1324, 1621, 2219, 3106, 3976)),
        Prospect(bust=0.1793, gain=453, worth=(374, 536, 700, 921, 1116, 1422, 1730, 2350, 3276, 4200)),
        Prospect(bust=0.1147, gain=526, worth=(503, 648, 788, 1003, 1215, 1571, 1930, 2653, 3706, 4718)),
    ),
    (9, "hard", "fabric", True, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.8973, gain=255, worth=(82, 99, 116, 142, 169, 213, 258, 347, 488, 642)),
        Prospect(bust=0.7227, gain=260, worth=(82, 137, 192, 274, 356, 493, 631, 905, 1320, 1736)),
        Prospect(bust=0.5733, gain=297, worth=(129, 214, 300, 427, 555, 768, 981, 1407, 2047, 2687)),
        Prospect(bust=0.3667, gain=343, worth=(258, 382, 505, 691, 877, 1188, 1500, 2124, 3067, 3982)),
        Prospect(bust=0.2433, gain=394, worth=(313, 464, 614, 839, 1065, 1441, 1774, 2438, 3434, 4413)),
        Prospect(bust=0.1247, gain=445, worth=(396, 569, 744, 1006, 1245, 1622, 1990, 2742, 3876, 5004)),
        Prospect(bust=0.054, gain=523, worth=(591, 750, 914, 1170, 1426, 1854, 2287, 3158, 4479, 5752)),
    ),
    (9, "hard", "fabric", True, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.7667, gain=272, worth=(307, 348, 389, 450, 512, 619, 727, 942, 1246, 1560)),
        Prospect(bust=0.5047, gain=309, worth=(241, 338, 434, 580, 726, 970, 1215, 1701, 2428, 3158)),
        Prospect(bust=0.3273, gain=362, worth=(264, 398, 532, 733, 934, 1270, 1605, 2275, 3280, 4287)),
        Prospect(bust=0.1647, gain=438, worth=(586, 711, 871, 1113, 1358, 1768, 2178, 2993, 4116, 5221)),
        Prospect(bust=0.0753, gain=517, worth=(593, 742, 923, 1197, 1472, 1921, 2315, 3102, 4214, 5352)),
        Prospect(bust=0.042, gain=634, worth=(686, 859, 1034, 1312, 1590, 2003, 2442, 3322, 4620, 5964)),
        Prospect(bust=0.0093, gain=747, worth=(1082, 1255, 1429, 1693, 1951, 2400, 2864, 3793, 5098, 6437)),
    ),
    (9, "hard", "fabric", False, False): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.986, gain=257, worth=(7, 9, 11, 14, 18, 25, 32, 46, 67, 88)),
        Prospect(bust=0.9547, gain=251, worth=(12, 21, 30, 43, 57, 79, 102, 147, 215, 283)),
        Prospect(bust=0.8973, gain=261, worth=(27, 47, 68, 99, 130, 181, 232, 335, 489, 643)),
        Prospect(bust=0.778, gain=277, worth=(68, 111, 154, 219, 284, 394, 506, 728, 1060, 1394)),
        Prospect(bust=0.602, gain=290, worth=(117, 196, 275, 394, 513, 712, 911, 1309, 1906, 2500)),
        Prospect(bust=0.3913, gain=311, worth=(190, 312, 433, 615, 798, 1102, 1406, 1992, 2859, 3726)),
        Prospect(bust=0.2047, gain=350, worth=(284, 441, 599, 835, 1060, 1432, 1804, 2543, 3651, 4761)),
    ),
    (9, "hard", "fabric", False, True): (
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=1.0, gain=0, worth=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        Prospect(bust=0.8933, gain=262, worth=(83, 101, 119, 146, 173, 219, 264, 356, 508, 668)),
        Prospect(bust=0.7307, gain=274, worth=(84, 137, 190, 270, 350, 483, 616, 882, 1286, 1690)),
        Prospect(bust=0.566, gain=306, worth=(135, 222, 308, 438, 568, 785, 1001, 1435, 2086, 2737)),
        Prospect(bust=0.3987, gain=344, worth=(244, 361, 479, 655, 831, 1126, 1422, 2015, 2913, 3764)),
        Prospect(bust=0.256, gain=385, worth=(299, 447, 595, 816, 1038, 1408, 1734, 2378, 3347, 4292)),
        Prospect(bust=0.1387, gain=451, worth=(395, 566, 738, 995, 1220, 1585, 1940, 2667, 3764, 4857)),
        Prospect(bust=0.0613, gain=526, worth=(575, 731, 898, 1148, 1401, 1825, 2253, 3116, 4425, 5664)),
    ),
}
