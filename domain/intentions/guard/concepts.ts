/**
 * What words of harm, and those of good, are made of. Base forms; words that belong together are joined by "_", and "*" stands for any one word
 * between them. A word of several meanings is in each.
 */
const WORDS = {
  kill: `
    kill murder assassinate behead slaughter massacre execute exterminate annihilate strangle smother suffocate drown lynch
    unalive snuff slay stab shoot poison hang finish_off take_out do_away get_rid_of wipe_out bump_off whack bury_*_alive
    put_a_bullet bullet hitman take_*_life take_the_life end_*_life run_over cut_*_throat slit burn_*_alive do_it_to off_with
    deal_with_*_for_good crucify stone butcher throttle eliminate dispose_of off_her off_him`,
  die: `
    die dead death perish croak expire drop_dead pass_away pass_on kick_the_bucket not_wake never_wake stop_breathing heart_stop
    last_breath breathe_*_last cease rot decease demise grave grave_for coffin funeral cemetery morgue hearse corpse tomb widow
    burial six_feet_under lifeless not_move not_survive meet_*_maker go_to_hell hell sleep_with_the_fish ditch gallows lamppost
    come_home_in_a not_come_home not_come_back not_make_it days_*_numbered time_is_up not_be_found fatal deadly doomed last_day
    final_hour gone_for_good suicide suicidal not_land in_the_ground under_the_ground suffocate burn_to_death bleed_out
    body_is_found not_come_home_from swing_from`,
  hurt: `
    hurt harm injure wound hit punch slap kick whip flog smack spank bite scratch torture torment mutilate maim cripple disfigure
    crush smash stab attack assault thrash bash hammer claw choke destroy damage ruin wreck trample scar scald paralyze bruise
    bleed slam knock_out shoot shatter pummel pelt batter rape molest abuse beat_up throw_*_at lay_hands bone_break pierce
    break_his break_her break_their break_*_leg break_*_arm break_*_finger break_*_neck beat strike_him cut_*_out cut_off
    tear_*_apart rip_*_apart burn_him burn_her burn_them`,
  mishap: `
    accident crash slip trip collapse explode explosion sink wreck capsize derail brake cliff flame lightning flood earthquake
    avalanche leak hit_by run_over struck_by go_down go_up_in_flames burn_down burn_to_the_ground blow_up fail_on cave_in fall_off
    fall_down fall_from fall_on electrocute gas_leak landslide storm blaze catch_fire wheelchair emergency_room ambulance tumble
    flatten choke_on stumble brick bad_brake stairs_are fall_down_the fatal_fall give_way come_down_on`,
  illness: `
    cancer tumor tumour stroke heart_attack ill illness sick sickness sicken disease virus plague infection infect fever rash boil
    sore worm tick lice pox leprosy blind deaf mute paralyze lame crippled seizure dementia alzheimer insane insanity madness
    crazy lose_*_mind breakdown psychosis depression depressed depress nerve_*_break migraine pneumonia diabetes aids hiv herpes
    gonorrhea syphilis std kidney_fail organ_fail heart_give_out coma tube barren infertile sterile miscarriage miscarry stillborn
    lose_the_baby lose_*_baby pregnancy_go_wrong impotent womb go_blind go_deaf hair_fall tooth_fall addict addicted needle
    relapse overdose gangrene tuberculosis ulcer parasite contagious poison rot wither waste_away bedridden nervous_breakdown
    sleepless insomnia nightmare allergic unwell tubes wart warts food_poisoning`,
  pain: `
    suffer suffering pain painful agony anguish ache torment misery miserable unhappy unhappiness weep scream howl whimper wail
    bleed blood crawl despair desperate sorrow grief heartbroken heartbreak heartache break sad sadness regret sorry lonely
    loneliness alone unloved forgotten hurt lose_sleep restless wretched horrible awful terrible burn ruin agonize anxiety panic
    worry beg worse worst cry_herself cry_himself cry_and until_*_cry and_cry tears_only`,
  ruin: `
    ruin bankrupt bankruptcy broke debt poor poverty homeless street gutter lose_everything lose_*_job lose_*_house lose_*_case
    lose_the fail failure fire fired demote evict expel kick_out jail prison arrest lock_up behind_bars deport divorce downfall
    collapse bad_luck misfortune misfortunate doom wither dry_up drought crop harvest rat shut_down go_under flop failed
    unemployed out_of_work out_of_business lose_custody thrown_out out_on_the_street ugly bald worthless sue rob destroyed sold
    penniless crumble come_to_nothing turn_to_dust turn_to_ash never_work never_succeed never_find lose_*_voice backfire rot
    suffer_loss disaster mess_up ruinous lose_his lose_her lose_their get_fat sacked eviction`,
  shame: `
    humiliate humiliation disgrace shame ashamed expose exposure leak nude naked ridicule spit laugh_at laughing_stock embarrass
    embarrassment reputation scandal gossip rumor rumour everybody_know everyone_know everyone_find slut whore mock bully insult
    outcast discredit smear slander monster shun hated despise blame cancel unmask look_like_a fool degrade laugh_in_his`,
  fear: `
    terrify terror scare scared threaten threat frighten frightened tremble shake haunt intimidate paranoid paranoia dread
    terrorize stalk menace panic fear_me fears_me afraid_of_me feel_fear in_fear`,
  control: `
    obey obedient control dominate submit submission command force compel coerce bind bound slave enslave servant only_mine puppet
    enchant bewitch hypnotize obsess obsessed addicted_to_me kneel knee bow beg grovel no_choice permission allow cannot_leave
    never_leave can_never not_leave cannot_live_without cannot_sleep cannot_eat do_as do_what whatever_i whatever_i_say what_i_say
    as_i_say i_say told what_i_want not_allowed against_*_will even_if whether_*_like_it make_*_love make_*_come make_*_want
    forced no_one_but_me nobody_but_me only_me only_of_me any_other no_other other_woman other_man spell love_spell power_over
    under_my lock_in locked passport trap possess manipulate brainwash break_*_will bend keep_*_from never_go_out without_asking
    wear stop_have_opinion cannot_quit too_scared dependent depend_on_me never_look_at no_right cannot_say_no not_say_no
    unhappy_without quiet_wife think_only i_own_her i_own_him own_her own_him is_mine no_say wear_the_collar property chain_him
    chain_her do_what_i want_or_not forget_his_wife`,
  breakup: `
    break_up breakup break_with break_*_up split_up leave_*_wife leave_*_husband leave_*_girlfriend leave_*_boyfriend divorce
    fall_apart cheat_on cheat marriage_end end_the_marriage fight_till drift_apart dump turn_*_against come_between grow_apart
    lose_interest unfaithful marriage_*_apart wedding_*_off call_off ruin_*_wedding leave_*_for_me leave_his_wife
    leave_her_husband leave_*_family`,
  sexual: `
    sex sexual sleep_with bed seduce naked nude undress touch rape fuck bang screw virgin make_love kiss lust grope clothes_off intercourse body
    horny lover fall_for fall_in_love crush_on want_me want_me_back love_me secret desire date`,
  young: `
    pupil student schoolgirl schoolboy minor underage teen teenage teenager child kid girl boy preteen niece nephew stepdaughter stepson daughter son
    year_old years_old year_nine fifteen fourteen thirteen twelve sixteen eleven 12 13 14 15 16 patient client trainee apprentice student
    babysitter choirboy ward`,
  helpless: `
    drunk unconscious drugged passed_out hypnotized wasted residence keep_her_job keep_his_job without_consent cannot_resist
    not_notice sedate while_*_sleep too_drunk`,
  deceive: `
    deceive trick cheat fake frame falsely steal rob scam blackmail sabotage spy stalk follow hack defraud embezzle con swindle
    betray rumor in_secret bribe extort ransom manipulate impersonate cheat_out pretend secretly catfish lie_about lying_about
    false_accusation make_up_a_story`,
  revenge: `
    revenge vengeance avenge payback even_with pay_for pay_back pay_with karma punish punishment what_*_coming lesson
    teach_*_lesson the_same same_pain eye_for as_i_did like_i_did like_she_did like_he_did what_he_did what_she_did what_they_did
    ten_times did_to_me do_to_me so_*_know know_what_it_is taste_of retaliate retribution settle_the_score answer_for regret
    be_sorry hit_back never_forget wrath strike_down deserved justly suffer_as feel_what make_*_pay make_*_suffer make_*_regret
    ruined_me broke_me wronged_me cheated_me laughed_at_me ignored_me pay_for_what get_even pays_with deserve_it will_be_sorry
    learn_the_hard`,
  curse: `
    curse hex jinx damn cursed bewitch evil_eye plague demon devil voodoo witch satan pray_against spell evil against misfortune doom
    strike ill_will bad_luck malediction haunt torment knot wax_doll needle pin_doll`,
  weapon: `
    gun rifle pistol shotgun knife blade machete axe sword bullet bomb grenade poison arsenic cyanide acid bleach bat hammer rope noose pillow gasoline petrol
    antifreeze dynamite explosive weapon firearm ammo razor trigger match_and strychnine ricin crowbar chainsaw brick rat_poison`,
  flesh: `
    throat skull bone tooth teeth blood finger tongue eye eyeball neck knee leg arm hand rib skin flesh belly heart brain face jaw spine womb lung hair
    head nose voice wrist vein gut stomach nail`,
  final: `
    forever for_ever for_good for_always permanently never gone vanish disappear silence silent still quiet end ended last no_more out_of_the_way away finally
    once_and_for_all one_and_for_all eternal eternity out_of_the_picture no_longer stop quickly quick slow slowly painfully long`,
  hidden: `
    nobody_know nobody_find nobody_hear no_one_know no_one_find no_one_hear nobody_notice no_one_notice no_witness no_trace never_find clean_job
    get_away_with no_door look_like_an_accident nobody_believe no_one_believe nobody_suspect quietly secretly not_caught never_caught nobody_miss`,
  gain: `inherit inheritance insurance money testament will house promotion job farm flat land his_place her_place estate own_half`,
  enemy: `
    enemy rival ex competitor competition opponent mistress bully hater traitor liar snitch bastard bitch witch slut whore abuser rapist murderer thief dictator
    president minister politician general cop police boss landlord landlady accuser accomplice fiancee new_girlfriend new_boyfriend new_wife new_husband judge
    prosecutor foe villain cheater crony sinner nemesis`,
  kin: `
    mother father mum mom mama papa dad daddy mummy brother sister son daughter wife husband stepfather stepmother stepdad stepmom stepson stepdaughter uncle aunt
    auntie cousin niece nephew grandma grandpa grandmother grandfather grandparents granny parents kid child children baby twin girlfriend boyfriend partner
    fiance friend bestie bf gf hubby in-law in_law family relative spouse`,
  animal: `dog cat puppy kitten horse cow cattle sheep goat rabbit bird pet animal hen chicken parrot livestock`,
  pest: `ant moth cockroach roach mosquito bedbug flea weed mold mould mouse rat wasp slug snail spider aphid termite lice germ bacteria bug`,
  good: `
    happy happiness joy peace peaceful peacefully love loving kindly kindness gentle gently help support bless blessed blessing
    healthy health wish_*_well succeed success thrive grow smile laugh dance sing pride trust respect fair fairly honest welcome
    enjoy gladly glad grateful ease comfort care_for reconcile forgive safe safely courage beautiful visit call hug propose
    pay_well agree together harmony understand get_along meaning get_well do_well feel_well be_well live_well rest_well good_luck
    be_kind proud_of get_better do_better pass_* win_* finish graduate earn find_a find_work find_love find_peace find_happiness
    find_friends find_the_right accept_me sleep_through sleep_well come_home_safe land_safely be_safe wish_him_well wish_her_well
    the_best of_her_own of_his_own thrilled notice text_me text_me_back call_me visit_me love_me kiss_me kiss marry_me ask_me free`,
  heal: `
    heal recover recovery cure shrink remission chemo surgery operation therapy treatment get_well get_better cured healing
    survive survivor sober overcome beat_cancer defeat relieve relief years_after cope get_clean wake_from recover_from walk_again`,
  guard: `
    protect protection protected safe safety shield escape get_away leave_me_alone leave_us_alone stay_away keep_away free freedom
    free_of free_from rid_of_fear no_power no_hold no_longer not_any_more any_more break_free nobody_hurt nobody_hit never_hurt
    against_harm rescue rescued prevent defend spared spare never_find_us never_find_me leave_in_peace let_go release move_on
    get_over out_of_my_head forgive forgiveness boundaries boundary without_pain without_fear`,
  mourn: `
    mourn grieve grief lost_my rest_in_peace visit_*_grave farewell say_goodbye widowhood bereaved after_the_death after_*_death
    at_peace_with cross_over late_husband late_wife late_mother late_father late_brother late_sister comfort rest_well`,
  play: `
    game team match quiz exam test interview stage audition race tournament championship record novel book movie portrait goal
    goals golf chess debate final workout gym sugar fat calories habit presentation song album joke audience premiere play actor
    role shooter zombie painting art martial karate judo boxing archery archer score league season performance recipe kitchen oil
    avocado procrastination deadline show competition fairly sport opponent_in fight_*_title amateur medal marathon chart tiktok
    channel laughter laughing excited meet_my pizza good_night carbs alcohol smoking project task list shyness perfectionism
    portraits photograph_`,
  law: `
    court justice verdict lawsuit lawyer police trial evidence custody truth fair testify caught_and criminal_lawyer by_law lawful`,
  myself: `myself my_life my_own_life my_wrist my_wrists my_vein my_veins my_body my_arm my_arms my_leg my_legs my_head my_skin my_blood my_pain my_suffering my_heart my_soul`,
  not_being: `
    not_exist stop_exist exist not_be not_be_here not_here disappear vanish cease nothingness never_born not_born had_never_had_me without_me not_alive be_gone i_am_gone gone
    no_more_me no_me no_tomorrow no_more_morning stop_be no_return leave_this_world leave_this_life leave_this_body leave_the_body out_of_this_life
    out_of_this_world not_in_it erase_me be_over it_over over go_home take_me take_me_home return_to_the_star return_the_key sleep_forever eternal_sleep never_wake not_wake_up
    wake not_see last_intention last_winter last_day my_last no_way_back end_when i_end end_me end_it end_it_all go_too leave_too i_leave follow_him follow_her follow_my
    join_my be_with_my_dead dark nothing silence quiet not_to_be free_of_me swallow_me`,
  means: `
    pill pills rope noose bridge jump razor blade wrist vein trigger gun train roof roof floor cliff balcony river lake sea gas overdose medicine_cabinet sleeping_pill
    sleeping_stuff vodka bleach hang hanging toaster truck bus car tracks exhaust garage drown bullet knife chair earthquake plane bottle fire freeze fly jump_off jump_in
    bath pharmacy window edge`,
  farewell: `
    letter letters goodbye goodbyes farewell note my_will gave_away give_away date the_day plan ready chosen choose_the settled insurance last last_word guitar cleaned calm_hand calm_hands
    written wrote empty_house house_is_empty balls courage brave strength go_through_with do_it finally no_fear the_last_step last_step step return_the
    november sunday tonight`,
  burden: `
    burden weight better_off better_without everyone_better life_*_easier life_*_lighter miss_me miss_*_when not_be_missed nobody_miss worthless useless a_failure
    hate_myself in_the_way manage_better free_of_me not_deserve wish_*_never_born take_my_place resign not_in_it forget_me happier_without`,
  starving: `
    starve starving purge purging throw_up vomit laxative anorexia anorexic bulimia ana mia fast_until not_eat never_eat eat_nothing eat_only nothing_but skip_*_meal skip_meal skip_every calorie
    calories rib ribs hip_bone bones bone thin skinny empty stop_eat skin_and_bone kilos thinner apple_a_day weigh no_food underweight binge hunger hungry`,
  selfhurt: `
    cut cutting scar scars bleed blood burn_my scratch bang_my bite_myself hurt_my hurt_myself harm_myself self_harm punish_myself punish_my cigarettes razor blade deeper cut_deep
    hit_my hit_myself blood_out feel_something less_visible`,
  weary: `
    give_up cannot_go_on not_go_on cannot_do_this cannot_anymore tired_of_live tired_of_living tired_of_breathing tired_of_life hate_being hate_life hate_live no_reason no_point
    no_more_reason what_is_the_point done_with_life done_with i_am_done no_hope hopeless pointless meaningless not_want_to_live not_want_to_be want_to_die want_die wish_*_dead
    tired suffering stop_resist make_it_stop it_stop for_good too_heavy worthless unbearable enough not_live`,
  slang: `kms ctb kys sewerslide sewerside unalive suicide suicidal off_myself toaster_bath end_my_life kill_myself kill_me shoot_me murder_me self-harm self_harm hang_myself neck_myself rope_myself an_hero
    take_my_own_life take_my_life end_it_all not_want_to_live not_want_to_be_alive no_longer_want_to_live not_want_to_exist better_off_dead want_to_die i_were_dead i_was_dead`,
  living: `
    stay_alive survive survived choose_life recover recovered heal heals sober healed therapy three_meals reason_to_live
    reasons_to_live no_longer stop_cutting stopped alive_and recovery`,
} as const;

/** The name of a concept. */
export type Concept = keyof typeof WORDS;

/** A concept's words that belong together, each "*" for any one word. */
export interface Phrase {
  readonly concept: Concept;
  readonly words: readonly string[];
}

/** The concepts of single words. */
export const CONCEPTS_OF_WORDS: ReadonlyMap<string, readonly Concept[]> = collectWords();

/** The phrases by their first words. */
export const PHRASES_BY_FIRST: ReadonlyMap<string, readonly Phrase[]> = collectPhrases();

function listEntries(): (readonly [Concept, string])[] {
  return (Object.keys(WORDS) as Concept[]).flatMap((concept) =>
    WORDS[concept]
      .trim()
      .split(/\s+/)
      .map((entry): readonly [Concept, string] => [concept, entry]),
  );
}

function collectWords(): Map<string, Concept[]> {
  const concepts = new Map<string, Concept[]>();
  for (const [concept, entry] of listEntries()) {
    if (!entry.includes("_")) concepts.set(entry, [...(concepts.get(entry) ?? []), concept]);
  }
  return concepts;
}

function collectPhrases(): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const [concept, entry] of listEntries()) {
    if (!entry.includes("_")) continue;
    const words = entry.split("_");
    const [first = ""] = words;
    phrases.set(first, [...(phrases.get(first) ?? []), { concept, words }]);
  }
  return phrases;
}
