import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const READ = ['apps/web/app', 'apps/server/src', 'packages/contract/src', 'packages/bank/src/topics']
const BRITISH =
  /\b(maths|practis(e|ed|es|ing)|learnt|centres?|organis(?!ts?\b|ms?\b)\w+|recognis\w+|analys(ed|ing)|behaviours?|favourites?|metres?|catalogue|programmes?)\b/i

/** “Any more than” and “any more water” are American; a property called `towards` is no word of a text. */
const ELSEWHERE = /\b(crosswise|afterwards)\b|\btowards [a-z$]|\bany more(?=[.,;:!?”’'`<])/i

/** Names of the code are its own; a word between other words is read. */
const COLOUR = /[a-z,] colours? (to|and|of|in|such|for|that|is|are|which)\b|, colours?, [a-z]+ [a-z]+/

/** Comments are for those who work on the code; what is left is names and what people read. */
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

/** Options of a locked question keep their words. */
const LOCKED = 'selling feed that he did not need any more.'

const isForeign = (line: string): boolean =>
  !line.includes(LOCKED) && [BRITISH, ELSEWHERE, COLOUR].some((words) => words.test(line))

test('what a student reads is American English', () => {
  const found = READ.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => {
        const lines = withoutComments(readFileSync(join(root, folder, name), 'utf8')).split('\n')
        return lines.filter(isForeign).map((line) => `${folder}/${name}: ${line.trim()}`)
      }),
  )
  expect(found).toEqual([])
})

test('words that American schoolbooks do not use are found, their neighbors are not', () => {
  const bad = [
    'Multiply crosswise.',
    'squared afterwards',
    'go towards the sea',
    'no answer any more.',
    'It is organised.',
  ]
  expect(bad.filter((line) => !isForeign(line))).toEqual([])
  const good = ['any more than that', 'towards: 90', 'a large organism', 'the court organist', 'Cross-multiply.']
  expect(good.filter(isForeign)).toEqual([])
})
