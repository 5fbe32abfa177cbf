const LIST = `
  adam adrian aisha alan albert alejandro alex alexander alexandra alexis alice alison amanda amir amy ana andrea andrew angela anita anna anne
  anthony antonio arthur barbara ben benjamin beth betty bob brandon brenda brian bruce bryan carlos carmen caroline catherine charles
  charlotte chris christina christine christopher claire clara daniel daniela danielle dave david deborah debra denise dennis diana
  diane diego donald donna dorothy dylan edward elena elizabeth ella ellen emily emma eric erik ethan eva evelyn fatima felix fernando
  frances francesca francis frank fred gabriel gary george gloria greg gregory hannah harry heather helen henry howard ian ingrid irene
  isaac isabel isabella ivan jack jacob jake james jamie jane janet jason javier jean jeff jeffrey jennifer jenny jeremy jerry jesse jessica jim
  joan joe johan johanna john johnny jonas jonathan jordan jorge jose joseph joshua josh juan judith judy julia julian julie juan justin karen
  karl kate katherine kathleen kathryn katie kayla keith kelly kenneth kevin kim kimberly klaus kyle lara larry laura lauren lea leah lena leo
  leon leonardo liam lily linda lisa logan louis louise lucas lucia lucy luis luke lukas lynn madison manuel marco marcus maria marie marilyn
  mario martha martin mary mateo matt matthew megan melissa mia michael michelle miguel mike mohamed mohammed monica nadia nancy natalia natalie
  nathan nicholas nick nicole nina noah nora olga olivia omar oscar pablo pamela patricia patrick paul paula pedro peter philip rachel rafael
  ralph raymond rebecca richard rita robert roberto roger ronald rosa rose ruth ryan sabine sally sam samantha samuel sandra sara sarah scott
  sean sebastian sergio sharon shirley simon sofia sophia sophie stefan stephanie stephen steve steven sue susan tanya teresa theresa
  thomas tim timothy tina tom tony tyler valentina vanessa veronica victor victoria vincent walter wayne william yasmin zoe`;

/** First names that are no other word of English, or seldom; in lower case without accents. A small part of all names. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
