/** A class of words: those whose usual sense is below one of these senses of WordNet, each a word with the number of its sense. */
export interface WordClass {
  readonly partOfSpeech: "noun" | "verb";
  readonly roots: string;
  /** Words of the class that WordNet files elsewhere or doesn't have. */
  readonly also?: string;
}

/** The classes that the guard reads by. */
export const WORD_CLASSES = {
  killing: {
    partOfSpeech: "verb",
    roots: "kill#1 kill#10 die#1 perish#1 destroy#4 murder#1 drown#2 execute#1 strangle#1",
  },
  hurting: {
    partOfSpeech: "verb",
    roots: `
      injure#1 injure#3 hurt#2 hurt#3 harm#1 damage#1 attack#1 attack#3 attack#4 beat#2 beat#3 hit#1 hit#3 torture#1 torture#2 destroy#1 destroy#2
      destroy#3 ruin#1 ruin#2 assault#1 assault#2 infect#1 infect#2 suffer#1 suffer#2 suffer#3 wound#1 maim#1 disable#1 cripple#1 poison#1
      poison#2 sicken#2 bleed#1 choke#2 stab#1 stab#2 shoot#1 explode#1 rot#1 fester#1 ache#1 collapse#2 sink#1 crash#2 wither#1 worsen#1
      deteriorate#1 weaken#1 trample#1 mutilate#1 paralyze#1 burn#4 scald#1 sting#1 bruise#1`,
  },
  forcing: {
    partOfSpeech: "verb",
    roots: `
      coerce#1 threaten#1 threaten#2 threaten#3 frighten#1 punish#1 humiliate#1 abuse#1 abuse#2 deceive#1 deceive#2 steal#1 kidnap#1
      blackmail#1 blackmail#2 curse#1 curse#2 rape#1 rape#2 manipulate#2 oppress#1 enslave#1 haunt#1 stalk#1 torment#1 torment#2 bully#1 sabotage#1 seduce#1
      seduce#2 betray#1 betray#2 cheat#1 cheat#2 rob#1 defraud#1 imprison#1 degrade#1 insult#1 disgrace#1 disgrace#2 suppress#1 subjugate#1 dominate#1
      hypnotize#1 harass#1 harass#2 mock#1 slander#1 smear#1 evict#1 expel#1 banish#1 deprive#1 deprive#2 ridicule#1 scare#1 terrify#1
      intimidate#1 intimidate#2 victimize#1 exploit#2 molest#1 spy#1 lie#3 forge#1`,
  },
  trouble: {
    partOfSpeech: "noun",
    roots: `
      illness#1 injury#1 injury#2 death#1 death#2 death#3 death#4 killing#1 killing#2 disaster#1 disaster#2 disaster#3 calamity#1 misfortune#1 misfortune#2
      pain#1 pain#2 pain#3 suffering#1 suffering#2 suffering#3 violence#1 attack#1 attack#2 ruin#1 ruin#2 destruction#1 destruction#2 destruction#3 crime#1
      punishment#1 accident#1 paralysis#1 insanity#1 poverty#1 shame#1 humiliation#1 humiliation#2 grief#1 grief#2 misery#1 misery#2
      infertility#1 blindness#1 deafness#1 symptom#1 defeat#1 coercion#1 coercion#2 revenge#1 curse#1 curse#2 torture#1 torture#2 abuse#1 abuse#2 abuse#3
      deception#1 deception#2 damage#1 damage#2 failure#2 disability#1 debt#1 debt#2 scandal#1 scandal#2 divorce#1 bankruptcy#1 funeral#1 corpse#1
      grave#1 grave#2 hell#1 hell#2 nightmare#1 fire#1 flood#1 parasite#1 vermin#1 sorrow#1 despair#1 horror#1 terror#1 hatred#1`,
  },
  weapon: {
    partOfSpeech: "noun",
    roots: "weapon#1 poison#1 explosive#1 toxin#1 gallows#1 noose#1",
    also: "arsenic cyanide acid bleach machete axe knife razor blade grenade ricin antifreeze",
  },
  person: {
    partOfSpeech: "noun",
    roots: "person#1 people#1 family#1 family#2 relative#1",
    also: `
    stepfather stepmother stepdad stepmom stepbrother stepsister stepson stepdaughter ex flatmate roommate housemate coworker workmate boyfriend girlfriend bestie bf gf fiance
    fiancee neighbour neighbor teenager toddler kiddo grandad granddad nan mama papa mum mom mommy mummy auntie hubby wifey spouse newborn
    everyone everybody anyone anybody someone somebody whoever others enemies foes haters trans refugee immigrant minister politician landlady boss
    bully rapist abuser stalker pedophile snitch intern supervisor`,
  },
  body: { partOfSpeech: "noun", roots: "body_part#1" },
} as const satisfies Readonly<Record<string, WordClass>>;

/**
 * Words that WordNet files below harm and that are not used so in a wish: figures of speech, trades, games, and what good things are compared
 * with. They are left out of the classes.
 */
export const NO_HARM = new Set(
  `bat birdie bogey belt bunker cane care charge commiserate dilute draw except exclude grass graze mourn omit punch putt rationalize restrain
  pop lash shrink tire retaliate erode gas light awe banter coach con conquer consist drive daunt kid knead lull massage masquerade maximize
  mine monopolize needle outweigh pilot pressure prevail pump quell still strip tool wean wield silence press spot bug forge divest tease
  charge cold want vault principal principle swelling sting blaze bonfire campfire burning licking founder tomb burial mausoleum funeral
  onrush passing cast catch tear swear whip smash buff lance dart club stick plate jolt bluff congestion envy pretense knife knock tap touch tip
  pat brush dab peck rap clap strum plunge twang clash stroke cuff box butt glance bump crush slug feint parry volley serve
  sock single loan colt eliminate tread slice droop invade slam penetration flea oath ambush raid harry heist job nicotine shell counterattack misuse dial fracture gag punt header drive hole snap dribble ground toe shell dart bean spat carom cannon subside recede fall wane lift raise erase expire
  execute rest pass go exit stop conk part`
    .trim()
    .split(/\s+/),
);

/** The name of a class of words. */
export type WordClassName = keyof typeof WORD_CLASSES;
