/** The tests that every topic must pass, over its locked items. `bank.<topic>.test.ts` runs them, in a file of its own. */

import { describe, expect, test } from 'vitest'
import { drawAll } from '../../draw/all.ts'
import { COMPLETE, EXPECTED, type Expectation } from '../../expectations.ts'
import type { TopicModule } from '../../kit/template.ts'
import { lockedItems } from '../../lock/lock.ts'
import { hasLock, readLock } from '../../lock/lock-file.ts'
import { declare, mend, planLock } from '../../lock/lock-plan.ts'
import { topics } from '../../registry.ts'
import * as g from '../every-gate.ts'
import { figuresLegible } from '../figure-gate.ts'
import type { Drawn, Gate } from '../gate.ts'
import { taxonomy } from '../taxonomy-gate.ts'
import { lessonsCompile, texCompiles } from '../tex-gate.ts'
import * as w from '../written-gate.ts'

const skillsOf = (module: TopicModule) => module.topic.subjects.flatMap((s) => s.skills)

/** What a growing topic has in its lock: skills, templates, questions and misconceptions without locked items left out. */
function lockedPart(module: TopicModule, items: Drawn['items']): TopicModule {
  const used = <T extends Readonly<{ id: string }>>(
    list: readonly T[],
    key: 'skill' | 'template_id' | 'passage_id',
  ) => {
    const ids = new Set(items.map((i) => i[key]))
    return list.filter((x) => ids.has(x.id))
  }
  const secrets = JSON.stringify(items.map((i) => i.secret))
  return {
    topic: {
      ...module.topic,
      subjects: module.topic.subjects
        .map((s) => ({ ...s, skills: used(s.skills, 'skill') }))
        .filter((s) => s.skills.length > 0),
    },
    templates: used(module.templates, 'template_id'),
    written: used(module.written, 'template_id'),
    passages: used(module.passages, 'passage_id'),
    misconceptions: module.misconceptions.filter((m) => secrets.includes(`"misconception":"${m.id}"`)),
  }
}

/** Problems as lines to read in a failing test; only the first, because one fault of a template has many items. */
const lines = (gate: Gate, d: Drawn): string[] =>
  gate(d)
    .slice(0, 20)
    .map((p) => `${p.item} ${p.message}`)

function gateTests(d: Drawn): void {
  const clean = (title: string, ...gates: readonly Gate[]) =>
    test(title, () => expect(gates.flatMap((gate) => lines(gate, d))).toEqual([]))
  clean('a second road to the answer, from what the stem shows, agrees with the key', g.checkAgrees)
  clean('exactly one option is right, and all four differ as values and to the eye', g.oneRight)
  clean('grid-in answers fit six characters of digits, point, slash and minus, and are never 0', g.gridForm)
  clean('all TeX of questions, lessons and reference compiles in strict mode', texCompiles, lessonsCompile)
  clean('all HTML is well-formed', g.wellFormed)
  clean('no ugly forms: 1x, + -3, x^1, 0x, 3/1, -0, unsimplified fractions and roots in options', g.noUglyForms)
  clean('every figure has a text alternative', g.altTexts)
  clean('labels of figures stand apart, stay in view and are named in the text alternative', figuresLegible)
  clean('every explanation has steps and reaches the answer', g.explains)
  clean('the rule of a misconception, applied to the item, gives exactly its option', g.misconceptionsHold)
  clean('an item built again from its stored parameters is the same, byte for byte', g.sameAgain)
  clean('what the check uses stands in the stem', g.givenIsShown)
  clean('no stem stands twice', g.stemsUnique)
  clean('the right option stands at every letter equally often', g.keysUniform)
  clean('a guesser that does not read the stem is right in at most 32 %', g.notGuessable)
  clean('90 % of wrong options carry a misconception; grid-in share and frames per skill are as promised', g.balance)
  const known = topics.flatMap(skillsOf)
  clean('skills, prerequisites, lessons and misconceptions are whole; prerequisites make no circle', taxonomy(known))
}

function writtenTests(d: Drawn): void {
  const clean = (title: string, gate: Gate) => test(title, () => expect(lines(gate, d)).toEqual([]))
  clean('the words that support a key stand in its text', w.evidenceStands)
  clean('no two options of a question say the same', w.optionsDiffer)
  clean('the right option is the longest no more often than chance', w.longestByChance)
  clean('quoted words stand on the lines that are named', w.quotesStand)
  clean('texts have 25 to 150 words, passages 650 to 800', w.textLengths)
}

function countTests(module: TopicModule, d: Drawn, e: Expectation): void {
  test(`there are at least ${e.items} items`, () => expect(d.items.length).toBeGreaterThanOrEqual(e.items))
  test(`there are at least ${e.skills} skills in ${e.subjects} subjects`, () => {
    expect(skillsOf(module).length).toBeGreaterThanOrEqual(e.skills)
    expect(module.topic.subjects.length).toBeGreaterThanOrEqual(e.subjects)
  })
  if (e.passages)
    test(`there are at least ${e.passages} passages of 8 to 10 questions`, () => {
      expect(module.passages.length).toBeGreaterThanOrEqual(e.passages ?? 0)
      expect(module.passages.filter((p) => p.questions.length < 8 || p.questions.length > 10).map((p) => p.id)).toEqual(
        [],
      )
    })
  if (e.figures)
    test(`at least ${100 * e.figures} % of the items have a figure`, () => {
      const drawn = d.items.filter((i) => JSON.stringify(i.public).includes('<svg')).length
      expect(drawn / d.items.length).toBeGreaterThanOrEqual(e.figures ?? 0)
    })
  if (e.weights)
    test('the subjects have their published shares of the items, within five points', () => {
      for (const s of module.topic.subjects) {
        const own = d.items.filter((i) => s.skills.some((k) => k.id === i.skill)).length / d.items.length
        expect(Math.abs(own - s.weight), `${s.id}: ${own.toFixed(3)} for ${s.weight}`).toBeLessThanOrEqual(0.05)
      }
    })
}

/** Declares the tests of one topic. */
export function topicSuite(id: string): void {
  const module = topics.find((m) => m.topic.id === id)
  const complete = COMPLETE.includes(id)
  const expected = EXPECTED[id] as Expectation

  test(`${id} is in the bank and locked, if it is said to be complete`, () => {
    expect(!complete || (module !== undefined && hasLock(id))).toBe(true)
  })
  if (!module || !hasLock(id)) return

  const items = lockedItems(module)
  const d: Drawn = { module: complete ? module : lockedPart(module, items), items }

  describe(`${module.topic.name}: the lock`, () => {
    const plan = planLock(module, readLock(id))
    test('no key, option or number changed without being declared', () => {
      const changed = plan.undeclared.map((u) => `${u.id}: ${u.reason}`)
      expect(changed, changed.length > 0 ? mend(id, changed) : '').toEqual([])
    })
    test('display ids are of this topic and never given twice', () => {
      const ids = readLock(id).map((e) => e.display)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((x) => !/^[A-Z]+\d*-\d{4,}$/.test(x) || !x.startsWith(`${module.topic.code}-`))).toEqual([])
    })
    if (complete)
      test('every item is in the lock, with its present wording', () => {
        expect(plan.added.slice(0, 20), `Run: npm run bank -- lock ${id}`).toEqual([])
        expect(plan.reworded.slice(0, 20), declare(id, plan.reworded)).toEqual([])
      })
  })

  describe(`${module.topic.name}: every item`, () => {
    gateTests(d)
    test('the same seeds give the same bank, byte for byte', () => {
      expect(JSON.stringify(lockedItems(module))).toBe(JSON.stringify(items))
      expect(JSON.stringify(drawAll(module))).toBe(JSON.stringify(drawAll(module)))
    })
  })
  if (module.written.length + module.passages.length > 0)
    describe(`${module.topic.name}: reading and writing`, () => writtenTests(d))
  if (complete) describe(`${module.topic.name}: counts`, () => countTests(module, d, expected))
}
