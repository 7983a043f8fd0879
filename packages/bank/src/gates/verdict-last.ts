/** Where two people are judged, the hints test what they say, and who is right stands in the last step only. */

import type { DrawnItem } from '../draw/drawn.ts'
import { visible } from '../draw/visible.ts'
import type { Html } from '../kit/types.ts'
import { perDrawnItem } from './per-item.ts'
import { stepsIn } from './reading/explanation.ts'

/** The two of "Neither Ada nor Bo", which only such questions offer. */
const namesIn = (item: DrawnItem): readonly string[] =>
  item.public.options.flatMap(({ content }) => /^Neither (\S+) nor (\S+)$/.exec(visible(content))?.slice(1) ?? [])

/** “Ada is right”, “Ada’s statement is not correct”, “Only Ada”. A right angle is no judgment. */
const judges = (name: string): RegExp =>
  new RegExp(
    `(?:Only|Both|Neither|and|nor) ${name}\\.|${name}(?:’s [a-z]+)?\\b[^.“]*\\b(?:is|are) (?:not )?(?:right(?! (?:angle|triangle))|wrong|correct|incorrect|true|false)\\b`,
  )

/** What the two say, without their names. */
const claimsIn = (stem: Html): readonly string[] =>
  [...stem.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, said = '']) => bare(said).split(' ').slice(1).join(' '))

/** Words and formulas as they are compared: quotation marks and the ends of sentences do not count. */
const bare = (html: Html): string =>
  visible(html.replace(/<svg[\s\S]*?<\/svg>/g, ' '))
    .replace(/[“”.,:;]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** From so many words or formulas on that the stem does not have, a step brings something of its own. */
const OF_ITS_OWN = 5

/** Said before every test, whatever the question. */
const FRAME =
  /^(?:Test \S+’s (?:claim|answer|work|first step)|Take the first of the two alone|Then take the second alone)/

/** What a step does, without its reason, which is the same for many questions. */
const done = (step: Html): string => bare(step.split('<span class="why">')[0] ?? '')

/** Whether the step says something that the question did not: a result, a reason, a counterexample. */
function bringsWork(step: Html, stem: Html, claims: readonly string[]): boolean {
  const rest = claims.reduce((text, claim) => text.replace(claim, ' '), done(step).replace(FRAME, ' '))
  const known = new Set(bare(stem).toLowerCase().split(' '))
  const own = rest.split(' ').filter((word) => word !== '' && !known.has(word.toLowerCase()))
  return own.length >= OF_ITS_OWN || own.some((word) => /\d|\\/.test(word))
}

/** In a question of two claims every step tests: one that only says a claim again is refused. */
export const claimsTested = perDrawnItem('claims-tested', (item) => {
  const stem = item.public.content
  const claims = claimsIn(stem)
  if (namesIn(item).length === 0 || claims.length !== 2) return []
  const steps = stepsIn(item.secret.explanation).slice(0, -1)
  const idle = steps.filter((step) => !bringsWork(step, stem, claims))
  const twice = new Set(steps.map((step) => done(step).replace(FRAME, ''))).size < steps.length
  return [
    ...idle.map((step) => `a step only repeats what is asked: ${visible(step)}`),
    ...(twice ? ['two steps are the same'] : []),
    ...(steps.length < 2 ? ['the two are not tested one by one'] : []),
  ]
})

export const verdictLast = perDrawnItem('verdict-last', (item) => {
  const names = namesIn(item)
  const steps = stepsIn(item.secret.explanation).map(visible)
  return steps.slice(0, -1).flatMap((step) => {
    const judged = names.find((name) => judges(name).test(step))
    return judged === undefined ? [] : [`a hint says whether ${judged} is right: ${step}`]
  })
})
