import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const [NOW, BEFORE, OTHER] = ['secret of now', 'secret of before', 'secret of somebody else']

test('what is sealed is read under its own secret alone, also when that is a former one', () => {
  const sealed = seal(BEFORE, 'JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(unseal([NOW, BEFORE], sealed)).toBe('JBSWY3DP')
  expect(unseal([NOW, OTHER], sealed)).toBeNull()
})

test('another cipher can take over: what each has sealed is read side by side, and what was changed is not', () => {
  const both = [seal(NOW, 'JBSWY3DP'), seal(NOW, 'JBSWY3DP', 'chacha20-poly1305')]
  expect(both.map((sealed) => unseal([NOW], sealed))).toEqual(['JBSWY3DP', 'JBSWY3DP'])
  for (const sealed of both) {
    const at = sealed.length - 3
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(unseal([NOW], changed)).toBeNull()
  }
})
