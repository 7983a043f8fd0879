/** Standard American school vocabulary in questions, explanations, misconceptions and lessons. */

import { visible } from '../../draw/visible.ts'
import { htmlOfLesson, lessonsOf } from '../../kit/lesson.ts'
import type { Gate, Problem } from '../gate.ts'
import { everyHtml } from '../per-item.ts'

type Word = readonly [RegExp, string]

/** What must not be read, and what stands for it. */
const WORDS: readonly Word[] = [
  [/\bpractis(?:e|es|ed|ing)\b/i, 'practice'],
  [
    /\b(?:metre|litre|centre|colour|favour|neighbour|grey|maths|whilst|labelled|travelled|modelling)s?\b/i,
    'American spelling',
  ],
  [/\bids?\b/, 'name'],
  [/\b(?:other|wrong|right|same) way round\b/i, 'way around'],
  [/[^…?!\s]”[.,](?!\d)/, 'the period or comma inside the quotation marks'],
]

/** Words of mathematics that questions keep to. */
const WORDS_OF_QUESTIONS: readonly Word[] = [
  // A graph may be turned upside down.
  [/(?<!\b(?:graph|wave|curve|cloud)\b[^.?!]*)\bupside[ -]down\b/i, 'the reciprocal'],
  [/\bcrosswise\b/i, 'cross-multiply'],
  [/\bnumbers? (?:in front of|before) (?:the variable|\$[a-z]\b|[b-hj-z]\b)/i, 'coefficient'],
  [/\bnumbers? that stands? alone\b|\bstarts? stands? alone\b/i, 'constant term'],
  [/\bsum stands at\b/i, 'the coefficient of x is the opposite of the sum'],
  [
    /\bturn(?:s|ed|ing)? (?!out\b|into\b)(?:\w+ ){0,6}?over\b(?! the (?:axis|line))/i,
    'take the reciprocal; flip the sign, the graph',
  ],
  [/\bon top stays on top\b/i, 'the numerator stays the numerator'],
]

/** The same for mathematics alone: in a text to read, a letter is what the mail brings. */
const WORDS_OF_MATHEMATICS: readonly Word[] = [
  [/\bthe letters?\b(?! (?:[A-Z“$]|of\b|tiles?\b|is drawn))/i, 'variable'],
  [/\bletter (?:terms?|part)\b/i, 'variable term'],
  [/\bplain numbers?\b|\bbare numbers?\b|\bnumber terms?\b/i, 'constant, constant term'],
  [/\d\s*:\s*-?\d+\s*=/, 'divided by'],
  [/\bbrackets?\b/i, 'parentheses'],
  // A field, a block and a frame have corners.
  [/\bcorners? of (?:the|a|each) (?:regular )?(?:triangle|quadrilateral|parallelogram|polygon)\b/i, 'vertex'],
  [/(?<!m)\\angle \w+ = (?:m?\\angle|\d)/, 'm∠A = m∠B, m∠A = 45°'],
  [/\bcorners? (?:of the region|are \$[A-Z]?\()/i, 'vertex'],
  [
    /\blevel (?:line|side|leg|distance|directrix)s?\b|\bupright (?:asymptote|axis|line|prism)s?\b/i,
    'horizontal, vertical',
  ],
  [/\b(?:has|have) the (?:mean|slope|radius|period|amplitude) (?:\$|\d)/i, 'a mean of 5, slope 5, radius 5'],
  [/\b(?:tops?|bottoms?) of (?:the|a|each|both) fractions?\b/i, 'numerator, denominator'],
]

const faultsOf =
  (words: readonly Word[]) =>
  (html: string): string[] => {
    const text = visible(html)
    return words.flatMap(([word, better]) => {
      const found = word.exec(text)
      return found ? [`“${found[0]}”: write ${better}`] : []
    })
  }

export const vocabularyKept: Gate = ({ module, items }) => {
  const written = module.written.length + module.passages.length > 0
  const faults = faultsOf(written ? WORDS : [...WORDS, ...WORDS_OF_MATHEMATICS])
  const inQuestions = written ? faults : faultsOf([...WORDS, ...WORDS_OF_MATHEMATICS, ...WORDS_OF_QUESTIONS])
  const problem =
    (item: string) =>
    (message: string): Problem => ({ gate: 'vocabulary', item, message })
  return [
    ...items.flatMap((item) => [...new Set(everyHtml(item).flatMap(inQuestions))].map(problem(item.id))),
    ...module.misconceptions.flatMap((m) => inQuestions(`${m.sentence} ${m.clue}`).map(problem(m.id))),
    ...module.topic.subjects
      .flatMap((x) => x.skills)
      .flatMap(lessonsOf)
      .flatMap(({ id, lesson }) => htmlOfLesson(lesson).flatMap(faults).map(problem(id))),
  ]
}
