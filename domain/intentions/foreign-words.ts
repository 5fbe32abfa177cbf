const LIST = `
  ich mein meine meinen mir mich bin werde habe und der das den dem ein eine nicht kein keine mit fur zu auf wir sie ist sind liebe
  will_ich gesund glucklich mehr geld leben arbeit
  yo soy quiero tengo mi mis el la los las un una unos y con para por mas que muy estoy vida amor dinero trabajo feliz salud siempre tener
  ser encontrar nueva nuevo
  je suis veux mon ma mes le les une des et avec pour dans plus ai vie argent amour travail heureux heureuse sante trouver avoir etre
  nouveau nouvelle
  io sono voglio ho mio mia il lo gli e che per piu vita amore soldi lavoro felice trovare essere avere
  eu sou quero tenho meu minha uma com mais vida dinheiro trabalho feliz saude
  ik ben wil heb mijn een het van voor niet meer leven geld werk gelukkig
  jag ar vill har min mitt och en ett inte mer
  jeg er vil har min og ikke
  ja jestem chce mam moj moja nie wiecej sie jest
  ben istiyorum olmak daha cok benim bir ve icin
  minun olen haluan ja rakkaus
`;

/** Words of other languages in Latin letters that English has not, in the form of `Word.plain`. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
