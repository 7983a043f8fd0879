import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const token = (sub: number) => `x.${btoa(JSON.stringify({ sub: String(sub), exp: Date.now() / 1000 + 3600 }))}.x`

test('the topic before the current one is found again by whoever studied it, and by nobody else', async () => {
  const { saveToken, session } = await import('./session')
  const { changeTopic, keepStudied, topicBefore } = await import('./topic-before')
  saveToken(token(7))
  changeTopic('Geometry')
  expect(topicBefore(7)).toBeNull()
  keepStudied('Geometry', 7)
  changeTopic('Algebra 1')
  expect([session().topic, topicBefore(7), topicBefore(8)]).toEqual(['Algebra 1', 'Geometry', null])
})

test('a topic that was only passed through is none to go back to', async () => {
  const { saveToken } = await import('./session')
  const { changeTopic, keepStudied, topicBefore, topicLeft } = await import('./topic-before')
  saveToken(token(7))
  changeTopic('Algebra 1')
  keepStudied('Algebra 1', 8)
  changeTopic('Geometry')
  expect(topicBefore(7)).toBeNull()
  expect([topicLeft(7), topicLeft(8)]).toEqual(['Algebra 1', null])
})

test('choosing the same topic again changes nothing', async () => {
  const { saveToken } = await import('./session')
  const { changeTopic, topicBefore } = await import('./topic-before')
  saveToken(token(7))
  changeTopic('Geometry')
  changeTopic('Geometry')
  expect(topicBefore(7)).toBeNull()
})
