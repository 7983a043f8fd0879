/** Every rule that the items of the bank must keep. Each gate is pure and returns what is wrong. */

import { drawAll } from '../draw/all.ts'
import type { TopicModule } from '../kit/template.ts'
import type { Skill } from '../kit/types.ts'
import { altTexts } from './alt-texts.ts'
import { answersChecked } from './answers-checked.ts'
import { calculatorAllowed } from './calculator-allowed.ts'
import { checkAgrees } from './check-agrees.ts'
import { enoughSteps } from './enough-steps.ts'
import { explains } from './explains.ts'
import { figureAgain } from './figure-again.ts'
import { figuresLegible } from './figures-legible.ts'
import { formKept } from './form-kept.ts'
import type { Drawn, Gate } from './gate.ts'
import { givenIsShown } from './given-is-shown.ts'
import { gridForm } from './grid-form.ts'
import { keysUniform } from './keys-uniform.ts'
import { comesBackLater } from './lesson/comes-back.ts'
import { lessonsWhole } from './lesson/lessons-whole.ts'
import { lessonsCompile } from './lessons-compile.ts'
import { misconceptionsHold } from './misconceptions-hold.ts'
import { noLeaps } from './no-leaps.ts'
import { noUglyForms } from './no-ugly-forms.ts'
import { notGuessable } from './not-guessable.ts'
import { numbersInOrder } from './numbers-in-order.ts'
import { oneRight } from './one-right.ts'
import { sameAgain } from './same-again.ts'
import { sharesKept } from './shares-kept.ts'
import { stemsUnique } from './stems-unique.ts'
import { sumsHold } from './sums-hold.ts'
import { taxonomy } from './taxonomy.ts'
import { texCompiles } from './tex-compiles.ts'
import { claimsTested, verdictLast } from './verdict-last.ts'
import { wellFormed } from './well-formed.ts'
import { evidenceStands } from './written/evidence-stands.ts'
import { explanationsQuote } from './written/explanations-quote.ts'
import { hintsKeepKey } from './written/hints-keep-key.ts'
import { italicsClose } from './written/italics-close.ts'
import { kindsOfWrong } from './written/kinds-of-wrong.ts'
import { linesOfTheirOwn } from './written/lines-of-their-own.ts'
import { linesTellApart } from './written/lines-tell-apart.ts'
import { longestByChance } from './written/longest-by-chance.ts'
import { optionsDiffer } from './written/options-differ.ts'
import { sayHowInOwnWords } from './written/own-words.ts'
import { passageFigures } from './written/passage-figures.ts'
import { quotesStand } from './written/quotes-stand.ts'
import { textLengths } from './written/text-lengths.ts'
import { twinsByChance } from './written/twins-by-chance.ts'
import { whyLengths } from './written/why-lengths.ts'

/** The gates of drawn questions; `all` are the skills of the whole bank in their order, for what builds on what. */
export const itemGates = (all: readonly Skill[]) => ({
  'a second road to the answer, from what the stem shows, agrees with the key': checkAgrees,
  'exactly one option is right, and all four differ as values and to the eye': oneRight,
  'options that are numbers stand from the smallest up, where the exam has them so': numbersInOrder,
  'grid-in answers fit six characters of digits, point, slash and minus, and are never 0': gridForm,
  'all TeX of questions compiles in strict mode': texCompiles,
  'all TeX of lessons and reference compiles in strict mode': lessonsCompile,
  'all HTML is well-formed': wellFormed,
  'no ugly forms: 1x, + -3, x^1, 0x, 3/1, -0, unsimplified fractions and roots in options': noUglyForms,
  'every figure has a text alternative': altTexts,
  'labels of figures stand apart, stay in view and are named in the text alternative': figuresLegible,
  'every explanation has steps and reaches the answer': explains,
  'explanations of Medium and High questions have three to five steps': enoughSteps,
  'explanations leave out no line of arithmetic: one move from line to line, factors before zeros': noLeaps,
  'what an explanation works out is so: both sides of an equation between numbers are equal': sumsHold,
  'where two people are judged, no hint says who is right': verdictLast,
  'where two people are judged, every step tests what they say, and none only repeats it': claimsTested,
  'every explanation ends with a check of the answer that is carried out': answersChecked,
  'the faster way takes a calculator only where the question allows one': calculatorAllowed,
  'where the stem has a figure, the explanation shows it again, with something marked in': figureAgain,
  'classic mistakes come first, and the plan of an explanation names no numbers': formKept,
  'the wrong way of a misconception, taken in the item, gives exactly its option': misconceptionsHold,
  'what the check uses stands in the stem': givenIsShown,
  'no stem stands twice': stemsUnique,
  'the right option stands at every letter equally often': keysUniform,
  'a guesser that does not read the stem is right in at most 32 %': notGuessable,
  '95 % of wrong options carry a misconception; grid-in share and frames per skill are as promised': sharesKept,
  'lessons teach every kind of question, mend every mistake, are right, and take less than six minutes': lessonsWhole,
  'every skill says where it comes back: in later skills, or in words at the end of a course': comesBackLater(all),
  'skills, prerequisites, lessons and misconceptions are whole; prerequisites make no circle': taxonomy(all),
})

/** The gates of reading and writing. */
export const writingGates = {
  'the words that support a key stand in its text': evidenceStands,
  'the plan of a reading question, its first hint, does not tell the key': hintsKeepKey,
  'no two options of a question say the same': optionsDiffer,
  'two wrong options with one mistake are told apart by their lines': linesTellApart,
  'the line of a wrong option speaks of this option and is not shared by many questions': linesOfTheirOwn,
  'the right option is the longest no more often than chance': longestByChance,
  'of two options that begin alike one is right no more often than chance': twinsByChance,
  'quoted words stand on the lines that are named': quotesStand,
  'texts have 25 to 150 words, passages 650 to 800': textLengths,
  'wrong options of passages are half-right often, reversed or outside the text seldom': kindsOfWrong,
  'every wrong option of a passage says in 15 to 35 words why it tempts and what the text says': whyLengths,
  'explanations of passages begin with a plan and quote the text to the letter': explanationsQuote,
  'explanations of passages say in words of their own how the text leads to the key': sayHowInOwnWords,
  'italics of passages close, and no question shows an asterisk': italicsClose,
  'figures of passages are sound and asked about': passageFigures,
}

/** For items that are in no lock yet; what is locked is built again, and compared, by the tests of the lock. */
const unlockedGates = {
  'an item built again from its stored parameters is the same, byte for byte': sameAgain,
}

/** What must hold, in words, and the gate that sees to it. */
export const everyGate = (all: readonly Skill[]): Readonly<Record<string, Gate>> => ({
  ...itemGates(all),
  ...unlockedGates,
  ...writingGates,
})

export const drawn = (module: TopicModule): Drawn => ({ module, items: drawAll(module) })
