/**
 * Transliterations, one entry a code point, separated by spaces; '-' marks a sign that has no separate sound. A precomposed letter is
 * written like its base, so that it reads the same whether its accent is part of it or follows it.
 */

/** U+0386-03CE. */
export const GREEK_FIRST: i32 = 0x386;
export const GREEK: string =
  "A - E E I - O - Y O I " +
  "A B G D E Z E TH I K L M N X O P R S S T Y F CH PS O I Y " +
  "A E E I Y A B G D E Z E TH I K L M N X O P R S S T Y F CH PS O I Y O Y O";

/** U+1F00-1FFF: letters with breathings and accents; always one letter. */
export const GREEK_EXTENDED_FIRST: i32 = 0x1f00;
export const GREEK_EXTENDED: string =
  "AAAAAAAAAAAAAAAAEEEEEE--EEEEEE--EEEEEEEEEEEEEEEEIIIIIIIIIIIIIIII" +
  "OOOOOO--OOOOOO--YYYYYYYY-Y-Y-Y-YOOOOOOOOOOOOOOOOAAEEEEIIOOYYOO--" +
  "AAAAAAAAAAAAAAAAEEEEEEEEEEEEEEEEOOOOOOOOOOOOOOOOAAAAA-AAAAAAA-I-" +
  "--EEE-EEEEEEE---IIII--IIIIII----YYYYRRYYYYYYR-----OOO-OOOOOOO---";

/** U+0400-045F. */
export const CYRILLIC_FIRST: i32 = 0x400;
export const CYRILLIC: string =
  "E E DJ G YE DZ I I J LJ NJ C K I U DZ " +
  "A B V G D E ZH Z I I K L M N O P R S T U F KH TS CH SH SHCH - Y - E YU YA " +
  "A B V G D E ZH Z I I K L M N O P R S T U F KH TS CH SH SHCH - Y - E YU YA " +
  "E E DJ G YE DZ I I J LJ NJ C K I U DZ";

/** U+0460-0481, then U+048A-04BF: one entry for each pair of capital and small letter. */
export const CYRILLIC_OLD_FIRST: i32 = 0x460;
export const CYRILLIC_OLD: string = "O E YE YA YA U YU KS PS F I I U O O OT K";
export const CYRILLIC_EXTENDED_FIRST: i32 = 0x48a;
export const CYRILLIC_EXTENDED: string = "I - R G G G ZH Z K K K K N N P O S T U U KH TS CH CH H CH CH";

/** U+04C1-04CE, then U+04D0-04FF, again by pairs. */
export const CYRILLIC_HOOKED_FIRST: i32 = 0x4c1;
export const CYRILLIC_HOOKED: string = "ZH K L N N CH M";
export const CYRILLIC_ACCENTED_FIRST: i32 = 0x4d0;
export const CYRILLIC_ACCENTED: string = "A A AE E A A ZH Z DZ I I O O O E U U U CH G Y G KH KH";

/** U+05D0-05EA, final forms like their letters. */
export const HEBREW_FIRST: i32 = 0x5d0;
export const HEBREW: string = "A B G D H V Z CH T Y K K L M M N N S A P P TS TS K R SH T";

/** U+FB1D-FB4F: pointed and wide letters. */
export const HEBREW_POINTED_FIRST: i32 = 0xfb1d;
export const HEBREW_POINTED: string =
  "Y - Y A A D H K L M R T - SH SH SH SH A A A B G D H V Z - T Y K K L - M - N S - P P - TS K R SH T V B K P A";

/** U+0621-064A. */
export const ARABIC_FIRST: i32 = 0x621;
export const ARABIC: string =
  "- A A W A Y A B T T TH J H KH D DH R Z S SH S D T Z A GH K K Y Y Y - F Q K L M N H W A Y";

/** Letters of Persian and Urdu, each with its code point. */
export const ARABIC_EXTENDED: string =
  "679 T 67e P 686 CH 688 D 691 R 698 ZH 6a9 K 6af G 6ba N 6be H 6c0 H 6c1 H 6c2 H 6cc Y 6d2 Y 6d3 Y 6d5 H";
