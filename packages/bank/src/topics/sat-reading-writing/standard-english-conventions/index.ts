import type { Misconception, Subject, Template, WrittenItem } from '#kit'
import { boundaries1 } from './boundaries-1.ts'
import { boundaries2 } from './boundaries-2.ts'
import { boundaries3 } from './boundaries-3.ts'
import { boundaries4 } from './boundaries-4.ts'
import { boundaries5 } from './boundaries-5.ts'
import { boundaries6 } from './boundaries-6.ts'
import { formStructureSense1 } from './form-structure-sense-1.ts'
import { formStructureSense2 } from './form-structure-sense-2.ts'
import { formStructureSense3 } from './form-structure-sense-3.ts'
import { formStructureSense4 } from './form-structure-sense-4.ts'
import { formStructureSense5 } from './form-structure-sense-5.ts'
import { formStructureSense6 } from './form-structure-sense-6.ts'
import { misconceptions as all } from './misconceptions.ts'

export const subject: Subject = {
  id: 'standard-english-conventions',
  name: 'Standard English Conventions',
  weight: 0.26,
  skills: [
    {
      id: 'rw-boundaries',
      name: 'Boundaries',
      needs: [],
      codes: ['SAT.SEC.BOU'],
      lesson: {
        idea: '<p>Punctuation marks show where one thought ends, where it is interrupted, and where nothing at all should come between two words. Before you look at the marks, find out what stands on each side of the blank. A <b>complete sentence</b> has a subject and a full verb and does not begin with a word such as <i>although, because, which,</i> or <i>when</i>, which makes it lean on another.</p>',
        rule: '<ul><li><b>Sentence + sentence:</b> a period, a semicolon, or a comma <i>with</i> <i>and, but, or, so, yet, for, nor</i>. Never a comma alone.</li><li><b>Sentence + explanation or list:</b> a colon or a dash; a complete sentence must come first.</li><li><b>Aside in the middle:</b> a pair of the same mark: two commas or two dashes.</li><li><b>Opening clause or phrase + sentence:</b> a comma.</li><li><b>Subject + verb, verb + object, preposition + noun, noun + the words needed to know which one:</b> no mark.</li><li><b>List whose items contain commas:</b> semicolons between the items.</li></ul>',
        example:
          '<p><i>The comet will return in 2061 ______ few people alive today will see it twice.</i></p><ol><li>Left side: <i>The comet will return in 2061</i>. Subject, verb: complete.</li><li>Right side: <i>few people alive today will see it twice</i>. Subject, verb: complete.</li><li>Sentence + sentence, so a comma alone is a splice and no mark is a run-on.</li><li><b>2061; few</b> is right. So would be <i>2061. Few</i> or <i>2061, but few</i>; only one of them will be offered.</li></ol>',
        trap: '<p><i>However, therefore, instead,</i> and <i>then</i> look like joining words but are adverbs: <i>It rained, however, we went</i> is a splice. First decide which sentence the adverb belongs to; the semicolon or period stands on its other side. And do not put in a comma because you would pause for breath: after a long subject the urge is strong, and the comma is wrong.</p>',
      },
    },
    {
      id: 'rw-form-structure-sense',
      name: 'Form, Structure, and Sense',
      needs: [],
      codes: ['SAT.SEC.FSS'],
      lesson: {
        idea: '<p>Words change their form to fit their partners. A verb fits its <b>subject</b> in number and the text in <b>time</b>; a pronoun fits the <b>noun</b> it stands for; an opening phrase fits the noun <b>right after the comma</b>; an apostrophe fits the number of <b>owners</b>. The options show you which partnership is being tested: look at what changes from one to the next.</p>',
        rule: '<ul><li><b>Verb:</b> strike out everything between subject and verb, then match. <i>Each, one, neither, the number</i> and an <i>-ing</i> subject are singular.</li><li><b>Full verb or not:</b> every sentence needs one; a second needs a joining word, or it turns into <i>-ing</i> or <i>to</i>.</li><li><b>Tense:</b> follow the years, <i>since, by the time, next</i>, and the other verbs.</li><li><b>Pronoun:</b> one thing <i>it, its</i>; several <i>they, their</i>. <i>It’s</i> is <i>it is</i>.</li><li><b>Modifier:</b> the one who does the opening phrase comes right after it.</li><li><b>Apostrophe:</b> write the owner, then add <i>’s</i>, or only <i>’</i> after a plural <i>-s</i>. No owner, no apostrophe.</li></ul>',
        example:
          '<p><i>The box of old photographs that my cousins found under the stairs ______ to a family none of us knew.</i> (belong / belongs / belonging / have belonged)</p><ol><li>What changes: number and form of the verb. So find the subject.</li><li>Strike out <i>of old photographs that my cousins found under the stairs</i>. Left: <i>The box ______ to a family.</i></li><li><i>Box</i> is one thing: <i>belong</i> and <i>have belonged</i> are out.</li><li><i>Belonging</i> is no full verb. <b>Belongs</b> is left.</li></ol>',
        trap: '<p>The noun nearest to the blank is there to mislead you: in <i>a list of names is</i>, names do not decide. Modifiers mislead in the same way: <i>Walking home, the rain began</i> says that the rain was walking, although everyone understands what is meant. Read what the words say, not what you know they mean.</p>',
      },
    },
  ],
}

export const misconceptions: readonly Misconception[] = all

export const templates: readonly Template[] = []

export const written: readonly WrittenItem[] = [
  ...boundaries1,
  ...boundaries2,
  ...boundaries3,
  ...boundaries4,
  ...formStructureSense1,
  ...formStructureSense2,
  ...formStructureSense3,
  ...formStructureSense4,
  ...boundaries5,
  ...boundaries6,
  ...formStructureSense5,
  ...formStructureSense6,
]
