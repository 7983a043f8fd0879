import { aheadAfter } from './ahead.ts'
import { afterHints } from './hints.ts'
import { emptyKnowledge, learnFrom } from './knowledge.ts'
import { clamp, sigmoid } from './math.ts'
import { PARAMS, type Params } from './params.ts'
import { guessed, quickAfter } from './quick.ts'
import { type Counts, type Node, type Nodes, nodesFor, type Scope, type TemplateTrend, TOPIC_SCOPE } from './state.ts'
import type { Answer, Instant, ItemView, Seen } from './types.ts'

const DAY = 86_400_000

const NO_COUNTS: Counts = Object.freeze({
  n: 0,
  hits: 0,
  misses: 0,
  right: 0,
  wrong: 0,
  streak: 0,
  surprise: 0,
  accuracyLong: 0,
  accuracyShort: 0,
  fluency: 0,
  hasteShort: 0,
  hasteLong: 0,
  lastRightAt: null,
})

const kindOf = (scope: Scope): 'topic' | 'subject' | 'skill' =>
  scope === TOPIC_SCOPE ? 'topic' : scope.startsWith('subject:') ? 'subject' : 'skill'

const priorVar = (scope: Scope, params: Params): number => params.filter[`${kindOf(scope)}_var`]

/** The node as it stands before an answer at `now`: a missing one is the prior, an old one is less certain. */
export function nodeAt(nodes: Nodes, scope: Scope, now: Instant, params: Params = PARAMS): Node {
  const node = nodes[scope]
  const prior = priorVar(scope, params)
  if (!node) return { mean: 0, var: prior, last_at: null, counts: NO_COUNTS }
  const days = node.last_at === null ? 0 : Math.max(0, now - node.last_at) / DAY
  const grown = Math.min(prior, node.var + params.filter.day_drift * days)
  return grown === node.var ? node : { ...node, var: grown }
}

/** The chance to hit by luck. */
export const guessing = (item: Pick<ItemView, 'response' | 'options'>, params: Params = PARAMS): number =>
  item.response === 'choice' ? params.guess.choice / Math.max(2, item.options) : params.guess.grid

/**
 * Extended Kalman step on the chain of the item, diagonal surprise: the answer's score and information in logits are shared
 * out by each node's variance (Fahrmeir 1992, posterior mode filtering; Glickman 1999 is the one-node case).
 */
export function observe(nodes: Nodes, answer: Answer, now: Instant = answer.at, params: Params = PARAMS): Nodes {
  const { item } = answer
  const scopes = nodesFor(item)
  const share = item.skills.length > 0 ? 1 / item.skills.length : 0
  const before = scopes.map((scope) => nodeAt(nodes, scope, now, params))
  let ability = 0
  let total = item.b_var
  scopes.forEach((scope, i) => {
    const load = kindOf(scope) === 'skill' ? share : 1
    ability += load * before[i]!.mean
    total += load * load * before[i]!.var
  })
  const floor = guessing(item, params)
  const sharp = item.slope ?? 1
  const s = sigmoid(sharp * ability - item.b)
  const p = clamp(floor + (1 - floor) * s, 1e-9, 1 - 1e-9)
  const slope = sharp * (1 - floor) * s * (1 - s)
  const weight =
    (answer.skipped ? params.filter.skip_weight : 1) *
    (answer.first_exposure ? 1 : params.filter.repeat_weight) *
    afterHints(answer, params)
  const y = answer.correct && !answer.skipped ? 1 : 0
  const guess = guessed(nodes, answer)
  const helped = y === 1 && (answer.hints ?? 0) > 0
  // d log P / d ability, and the expected information; both are zero where luck explains everything.
  const score = (weight * (y - p) * slope) / (p * (1 - p))
  const info = (weight * slope * slope) / (p * (1 - p))
  const damp = 1 / (1 + total * info)
  const wide = widerShare(before, scopes, info, params)
  const out: Record<Scope, Node> = { ...nodes }
  scopes.forEach((scope, i) => {
    const node = before[i]!
    const kind = kindOf(scope)
    const load = kind === 'skill' ? share : 1
    const gain = node.var * load * (kind === 'skill' ? 1 : wide)
    const prior = priorVar(scope, params)
    out[scope] = {
      mean: clamp(node.mean + gain * score * damp, -8, 8),
      var: Math.min(prior, node.var - gain * gain * info * damp + params.filter[`${kind}_drift`] * weight),
      last_at: now,
      counts: {
        ...count(node.counts, y, p, weight, answer, now, params),
        ...(kind === 'topic'
          ? {
              ahead: aheadAfter(nodes, answer, { floor, weight, guess }, now, params),
              quick: quickAfter(node.counts.quick ?? 0, answer, floor),
            }
          : {}),
        ...(kind === 'skill' && !helped ? templateTrendAfter(node.counts.templateTrend, item, y, weight, params) : {}),
        ...(kind === 'skill' && helped ? { helped: (node.counts.helped ?? 0) + 1 } : {}),
        ...(kind === 'skill' ? missesUnshownAfter(node.counts.missesUnshown, answer, y, weight) : {}),
      },
      ...(kind === 'skill' && params.learning.length > 0
        ? {
            knowledge: learnFrom(
              node.knowledge ?? emptyKnowledge(item.subject ?? '', now, params),
              answer,
              y === 1,
              { floor, weight, guess },
              now,
              params,
            ),
          }
        : {}),
    }
  })
  return out
}

/**
 * What an answer still tells of topic and subject: the more answers the skill has had, the more of them its own offset
 * explains. With n answers of information i and an offset of variance S the topic learns n·i / (1 + n·i·S), so the next
 * one adds i / (1 + n·i·S)². A filter that keeps no covariances must be told so, or it takes practice of one skill for
 * progress in all.
 */
function widerShare(before: readonly Node[], scopes: readonly Scope[], info: number, params: Params): number {
  let n = 0
  let skills = 0
  scopes.forEach((scope, i) => {
    if (kindOf(scope) !== 'skill') return
    n += before[i]!.counts.n
    skills += 1
  })
  if (skills === 0) return 1
  return (1 + params.filter.skill_explains * (n / skills) * info * params.filter.skill_var) ** -2
}

/** Templates remembered per skill: more than a skill has, so that none is forgotten; fewer than a log would be. */
const TEMPLATES_KEPT = 40

/** What the answer says of its siblings. An item that has none is its own template, and says nothing. */
function templateTrendAfter(
  before: TemplateTrend | undefined,
  item: ItemView,
  y: 0 | 1,
  weight: number,
  params: Params,
): Readonly<{ templateTrend?: TemplateTrend }> {
  const id = item.template_id
  if (id === item.id) return {}
  const { [id]: old = 0, ...others } = before ?? {}
  const all = Object.entries(others)
  // Beyond the limit the least telling go, not the oldest: a stored object does not keep the order of its keys.
  const kept =
    all.length < TEMPLATES_KEPT ? all : all.sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || (a[0] < b[0] ? -1 : 1))
  return {
    templateTrend: {
      ...Object.fromEntries(kept.slice(0, TEMPLATES_KEPT - 1)),
      [id]: old + weight * (1 - params.memory.templateTrend) * (2 * y - 1 - old),
    },
  }
}

/** Misses that stand unexplained: the first right answer whose solution is shown ends them. */
const missesUnshownAfter = (
  before = 0,
  { solutionShown = true }: Answer,
  y: 0 | 1,
  weight: number,
): { missesUnshown: number } => ({
  missesUnshown: y === 1 && solutionShown ? 0 : before + (solutionShown ? 0 : weight * (1 - y)),
})

function count(c: Counts, y: 0 | 1, p: number, w: number, answer: Answer, now: Instant, params: Params): Counts {
  const m = params.memory
  // With a hint it is not yet known: no right answer in a row, nothing to be remembered.
  const helped = (answer.hints ?? 0) > 0
  // No time at all means that none was taken down.
  const ms = (answer.ms ?? 0) > 0 ? answer.ms : undefined
  const ratio =
    ms === undefined || answer.skipped
      ? null
      : clamp(Math.log(Math.max(ms, 500) / 1000 / Math.max(answer.item.seconds, 1)), -3, 3)
  const mix = (old: number, keep: number, value: number) => old + w * (1 - keep) * (value - old)
  // A right answer may only raise what counts in the student's favour and a wrong one only lower it, hence the bounds.
  const rise = (old: number, keep: number, value: number) => Math.max(old, mix(old, keep, value))
  const fall = (old: number, keep: number, value: number) => Math.min(old, mix(old, keep, value))
  const dash = ratio === null ? 0 : 1 / (1 + (ms! / 4000) ** 2)
  const speed = ratio === null ? 0.5 : 1 / (1 + Math.exp(ratio))
  return y === 1
    ? {
        ...c,
        n: c.n + 1,
        hits: c.hits + w,
        right: c.right + w,
        wrong: c.wrong * (1 - w * (1 - m.fade)),
        streak: helped ? c.streak : Math.max(0, c.streak) + 1,
        surprise: rise(c.surprise, m.surprise, 1 - p),
        accuracyLong: mix(c.accuracyLong, m.accuracyLong, 1),
        accuracyShort: mix(c.accuracyShort, m.accuracyShort, 1),
        fluency: rise(c.fluency, m.fluency, speed),
        hasteShort: mix(c.hasteShort, m.hasteShort, 0),
        hasteLong: mix(c.hasteLong, m.hasteLong, 0),
        lastRightAt: helped ? c.lastRightAt : now,
      }
    : {
        ...c,
        n: c.n + 1,
        misses: c.misses + w,
        wrong: c.wrong + w,
        right: c.right * (1 - w * (1 - m.fade)),
        streak: Math.min(0, c.streak) - 1,
        surprise: fall(c.surprise, m.surprise, -p),
        accuracyLong: mix(c.accuracyLong, m.accuracyLong, -1),
        accuracyShort: mix(c.accuracyShort, m.accuracyShort, -1),
        fluency: mix(c.fluency, m.fluency, 0),
        hasteShort: rise(c.hasteShort, m.hasteShort, dash),
        hasteLong: rise(c.hasteLong, m.hasteLong, dash),
      }
}

/** What is known of an item after one more answer to it. */
export const seenAfter = (before: Seen | undefined, correct: boolean, at: Instant): Seen => ({
  right: (before?.right ?? 0) + (correct ? 1 : 0),
  wrong: (before?.wrong ?? 0) + (correct ? 0 : 1),
  lastRightAt: correct ? at : null,
})
