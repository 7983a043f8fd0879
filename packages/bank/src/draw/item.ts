/** Draws items from templates. The same template, frame and seed give the same item, byte for byte. */

import { type Rng, seeded } from '../kit/rng.ts'
import { figuresIn, withoutFigures } from '../kit/tex.ts'
import type { Frame, Html, Template, Value } from '../kit/types.ts'
import { chooseThree } from './choose.ts'
import { degenerate, hasClassics, needlesslyAlike } from './classics.ts'
import {
  type Candidate,
  type DrawnItem,
  defaultWhy,
  gridText,
  inDecimals,
  LETTERS,
  layOptions,
  type Sentences,
  sha,
  wrongLines,
} from './drawn.ts'
import { endsRight } from './ends-right.ts'
import { explained } from './explanation.ts'
import { shows } from './inconspicuous.ts'
import { drawParams, offered, responseOf } from './offered.ts'
import { beyondBound, twoBeyondOne } from './possible.ts'
import { inOrder, meantPlace, sizeOf } from './size.ts'
import type { TrapValue } from './trap-values.ts'
import { visible } from './visible.ts'

/** How often a seed may be tried again, before the template is taken to have nothing more to give. */
const TRIES = 200

/** Of how many good draws the one is taken in which the key shows least, where classic mistakes are always offered. */
const PATIENT = 40
/** A draw that shows no more than this is taken at once. */
const FINE = 0.8

/** What it costs when the key does not stand at the letter that is meant for it. */
const OFF_PLACE = 4

export type Rejected = Readonly<{ rejected: string }>

/** Why a value is wrong, in the trap's own words where it has some; what the student did is named alike everywhere. */
function whyOf({ trap }: TrapValue, params: unknown, sentences: Sentences): Html {
  if (trap.why) return trap.why(params)
  const named = sentences.get(trap.misconception)
  return named && trap.says ? defaultWhy({ ...named, sentence: trap.says(params) }) : defaultWhy(named, trap.twoSlips)
}

/** What the student did, where the misconception's sentence does not say it all. */
function saysOf({ trap }: TrapValue, params: unknown, sentences: Sentences): Readonly<{ says?: Html }> {
  if (trap.says) return { says: trap.says(params) }
  const named = sentences.get(trap.misconception)
  return trap.twoSlips && named ? { says: `${named.sentence} And I made a second mistake besides.` } : {}
}

/** The size, in topics that put numbers in order. */
const sizeWhere = (t: Template, value: Value): Pick<Candidate, 'size'> => (t.ordered ? { size: sizeOf(value) } : {})

function wrongOptions(t: Template, params: unknown, chosen: readonly TrapValue[], sentences: Sentences): Candidate[] {
  const out: Candidate[] = chosen.map((found) => ({
    html: found.value.html,
    key: found.value.key,
    ...sizeWhere(t, found.value),
    misconception: found.trap.misconception,
    why: whyOf(found, params, sentences),
    ...saysOf(found, params, sentences),
  }))
  const taken = new Set([t.answer(params).key, ...out.map((o) => o.key)])
  for (const value of t.near?.(params) ?? []) {
    if (out.length >= 3 || taken.has(value.key)) continue
    taken.add(value.key)
    out.push({
      html: value.html,
      key: value.key,
      ...sizeWhere(t, value),
      misconception: null,
      why: defaultWhy(undefined),
    })
  }
  return out
}

const answerLine = (letter: string | null, answer: Html): Html =>
  answer.endsWith('</svg>')
    ? // No comma before a figure, and no period alone below it.
      `<p class="answer">The answer is <strong>${letter}</strong>:</p>${answer}`
    : // An option that is a sentence brings its own period.
      `<p class="answer">The answer is ${letter === null ? '' : `<strong>${letter}</strong>, `}${answer.replace(/\.$/, '')}.</p>`

/** One item from parameters that are already known; a reason where they do not make a good item. */
export function buildItem(
  t: Template,
  frame: Frame<unknown>,
  params: unknown,
  seed: string,
  id: string,
  sentences: Sentences,
): DrawnItem | Rejected {
  const source = `${t.id}/${frame.id}/${seed}`
  const answer = t.answer(params)
  const content = frame.stem(params, seeded(`${source}/stem`))
  const common = {
    id,
    template_id: t.id,
    frame_id: frame.id,
    skill: t.skill,
    seed,
    params,
    difficulty: frame.difficulty ?? t.difficulty,
    b: frame.b ?? t.b,
    seconds: frame.seconds ?? t.seconds,
    calculator: t.calculator,
    passage_id: null,
  }
  const worked = explained(t.explain(params, frame.id))
  const found = offered(t, params, frame)
  const refused = degenerate(t, params, frame.id, found)
  if (refused !== null) return { rejected: refused }

  if (responseOf(t, frame) === 'grid') {
    const typedAs = (v: Value, decimals: boolean) => {
      const [hashed, shown] = v.number ? [gridText(v.number), gridText(v.number, decimals)] : [null, null]
      return hashed === null || shown === null ? null : { hashed, shown }
    }
    const key = typedAs(answer, inDecimals(content, answer.html))
    // A right answer of 0 is too easily hit by chance; whoever comes to 0 by a mistake is told of it all the same.
    if (key === null || key.hashed === '0') return { rejected: `${answer.html} does not fit the grid` }
    // Wrong answers are written as the right one is, also where its fraction would not fit.
    const decimals = inDecimals(content, answer.html) || key.shown.includes('.')
    const foreseen = found.flatMap((f) => {
      const typed = typedAs(f.value, decimals)
      return typed === null ? [] : [{ found: f, ...typed }]
    })
    const wrong_grid = foreseen.map(({ found: f, shown }) => ({
      value: shown,
      misconception: f.trap.misconception,
      ...saysOf(f, params, sentences),
    }))
    const lines = foreseen.map((w) => `<li><strong>${w.shown}</strong> ${whyOf(w.found, params, sentences)}</li>`)
    const slips = lines.length === 0 ? '' : `<ul class="wrong">${lines.join('')}</ul>`
    const item = {
      ...common,
      question_type: 'Student-produced response' as const,
      public: { content, options: [] },
      secret: {
        key: key.shown,
        options: {},
        wrong_grid,
        explanation: worked + answerLine(null, answer.html) + slips,
      },
    }
    // 4.1 and 41/10 are one answer: how a number is written does not make another item.
    return finish(item, { key: key.hashed, wrong: foreseen.map((w) => w.hashed) })
  }

  const rng = seeded(`${source}/options`)
  const place = inOrder(t, answer, found) ? meantPlace(t.id, frame.id, seed) : undefined
  const chosen = found.length > 3 ? chooseThree(rng, answer, found, place) : found
  if (needlesslyAlike(t, chosen)) return { rejected: 'all three wrong options share one mistake' }
  const values = chosen.map((found) => found.value)
  if (twoBeyondOne(visible(content), answer, values)) return { rejected: 'two options cannot be a sine or cosine' }
  if (beyondBound(content, answer, chosen).length > 0) return { rejected: 'an option is outside what is possible' }
  const wrong = wrongOptions(t, params, chosen, sentences)
  if (wrong.length < 3) return { rejected: `only ${wrong.length} wrong options` }
  const right: Candidate = {
    html: answer.html,
    key: answer.key,
    ...sizeWhere(t, answer),
    misconception: null,
    why: '',
  }
  const { shown, secret, letter } = layOptions(rng, right, wrong)
  return finish({
    ...common,
    question_type: 'Multiple choice',
    public: { content, options: shown },
    secret: {
      key: letter,
      options: secret,
      wrong_grid: [],
      explanation: worked + answerLine(letter, answer.html) + wrongLines(secret),
    },
  })
}

/** Stamps the two hashes: what makes it this item, and what makes it this wording. */
export function finish(
  item: Omit<DrawnItem, 'semantic_hash' | 'text_hash'>,
  typed: Readonly<{ key: string; wrong: readonly string[] }> = { key: item.secret.key, wrong: [] },
): DrawnItem {
  const { options } = item.secret
  const { key } = typed
  const wrong_grid = item.secret.wrong_grid.map(({ misconception }, i) => ({ value: typed.wrong[i], misconception }))
  const values = Object.entries(options).map(([letter, o]) => [letter, o?.key, o?.correct, o?.misconception])
  return {
    ...item,
    semantic_hash: sha([item.template_id, item.frame_id, item.params, key, values, wrong_grid]),
    text_hash: sha([item.public, item.secret]),
  }
}

/** A stem's figures and the numbers beside them; null where it has no figure. */
export function figureKey(content: Html): string | null {
  const figures = figuresIn(content)
  const numbers = visible(withoutFigures(content)).match(/\d+(?:\.\d+)?/g) ?? []
  return figures.length > 0 ? [...figures, ...numbers.sort()].join('|') : null
}

/** What a figure tells, however it is turned: its text alternative and its labels. Planes are known by their drawing alone. */
function toldBy(svg: Html): string {
  const alt = /aria-label="([^"]*)"/.exec(svg)?.[1]
  if (alt === undefined || !/data-points=|class="fig"/.test(svg) || /class="tick"|--fig-grid/.test(svg)) return svg
  const labels = [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(([, label = '']) => visible(label))
  return [alt, ...labels.sort()].join('|')
}

/** The right answer as it is read, the same in options and in the grid. */
function answerRead({ public: { options }, secret: { key } }: Pick<DrawnItem, 'public' | 'secret'>): string {
  const right = options.find((o) => o.letter === key)
  return visible(right?.content ?? key)
    .replace(/\$/g, '')
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
}

/**
 * Two questions of a skill are twins where their figures tell the same, the numbers beside them are the same, and so is the
 * answer, whichever way the figure is turned and whatever template asks. Null where there is no figure.
 */
export function twinKey(item: Pick<DrawnItem, 'skill' | 'public' | 'secret'>): string | null {
  const { content } = item.public
  const figures = figuresIn(content)
  const numbers = visible(withoutFigures(content)).match(/\d+(?:\.\d+)?/g) ?? []
  if (figures.length === 0) return null
  return ['twin', item.skill, ...figures.map(toldBy), ...numbers.sort(), answerRead(item)].join('|')
}

/** The text of a stem for comparing stems: no tags' case, no spacing. */
export const stemKey = (content: Html): string => content.replace(/\s+/g, ' ').trim()

/** What no other item may have: the stem, where it has figures, these with the numbers beside them, and what makes a twin. */
function keysOf(t: Template, item: DrawnItem): string[] {
  const { content } = item.public
  const figure = hasClassics(t) ? figureKey(content) : null
  return [stemKey(content), ...[figure, twinKey(item)].flatMap((key) => key ?? [])]
}

/** Drawn parameters; null where the template's own conditions were not met in all its tries. */
function maybeParams(t: Template, rng: Rng): unknown {
  try {
    return drawParams(t, rng)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** How much the key shows, and whether it stands at the letter that is meant for it. */
function costOf(t: Template, item: DrawnItem): number {
  const ordered = t.ordered === true && item.secret.options.A !== undefined && sizeOf(t.answer(item.params)) !== null
  const place = ordered ? meantPlace(t.id, item.frame_id, item.seed) : undefined
  const away = place === undefined || item.secret.key === LETTERS[place] ? 0 : OFF_PLACE
  // Options chosen by their parts are taken as they come: searching on would leave out the same traps each time.
  return away + (hasClassics(t) && t.balance !== 'parts' ? shows(item, `${item.id}/place`, place) : 0)
}

/**
 * Item number `number` of a frame. A draw that makes no good item, or whose stem is already in `seen`, is drawn again;
 * after many tries the frame has no more to give, and that is an error.
 */
export function drawItem(
  t: Template,
  frame: Frame<unknown>,
  number: number | string,
  sentences: Sentences,
  seen: Set<string> = new Set(),
): DrawnItem {
  const reasons = new Set<string>()
  let best: Readonly<{ item: DrawnItem; cost: number }> | null = null
  let good = 0
  for (let i = 0; i < TRIES && good < PATIENT; i++) {
    const seed = i === 0 ? `${number}` : `${number}~${i}`
    const params = maybeParams(t, seeded(`${t.id}/${frame.id}/${seed}/draw`))
    const item =
      params === null
        ? { rejected: 'the numbers did not come together' }
        : buildItem(t, frame, params, seed, `${t.id}/${frame.id}/${number}`, sentences)
    const reason =
      'rejected' in item
        ? item.rejected
        : keysOf(t, item).some((key) => seen.has(key))
          ? 'already drawn'
          : // Only what is drawn anew is refused; the gate names what is locked.
            endsRight(t, params, frame.id)
    if (reason !== null || 'rejected' in item) {
      reasons.add(reason ?? '')
      continue
    }
    good++
    const cost = costOf(t, item)
    if (best === null || cost < best.cost) best = { item, cost }
    if (cost <= FINE) break
  }
  if (best !== null) {
    for (const key of keysOf(t, best.item)) seen.add(key)
    return best.item
  }
  throw new RangeError(
    `${t.id}/${frame.id}: no item ${number} in ${TRIES} draws (${[...reasons].slice(0, 4).join('; ')})`,
  )
}

export const itemsOf = (frame: Frame<unknown>): number => frame.items ?? 10

/**
 * All items of a template. Stems are kept apart within the template, so that templates do not depend on each other; only of
 * the questions that its skill has in `asked` it draws no twin.
 */
export function drawTemplate(t: Template, sentences: Sentences, asked: Set<string> = new Set()): DrawnItem[] {
  const seen = new Set(asked)
  const items = t.frames.flatMap((frame) =>
    Array.from({ length: itemsOf(frame) }, (_, i) => drawItem(t, frame, i + 1, sentences, seen)),
  )
  for (const item of items) asked.add(twinKey(item) ?? '')
  return items
}
