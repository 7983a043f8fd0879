import type { Misconception, Subject, Template, WrittenItem } from '#kit'
import { misconceptions as all } from './misconceptions.ts'
import { rhetoricalSynthesis1 } from './rhetorical-synthesis-1.ts'
import { rhetoricalSynthesis2 } from './rhetorical-synthesis-2.ts'
import { rhetoricalSynthesis3 } from './rhetorical-synthesis-3.ts'
import { rhetoricalSynthesis4 } from './rhetorical-synthesis-4.ts'
import { rhetoricalSynthesis5 } from './rhetorical-synthesis-5.ts'
import { rhetoricalSynthesis6 } from './rhetorical-synthesis-6.ts'
import { transitions1 } from './transitions-1.ts'
import { transitions2 } from './transitions-2.ts'
import { transitions3 } from './transitions-3.ts'
import { transitions4 } from './transitions-4.ts'
import { transitions5 } from './transitions-5.ts'
import { transitions6 } from './transitions-6.ts'

export const subject: Subject = {
  id: 'expression-of-ideas',
  name: 'Expression of Ideas',
  weight: 0.2,
  skills: [
    {
      id: 'rw-transitions',
      name: 'Transitions',
      needs: [],
      codes: ['SAT.EOI.TRA'],
      lesson: {
        idea: '<p>A transition is a promise: it tells readers how the next sentence stands to the last one. Four promises cover most of what you will meet. The next sentence goes <b>against</b> the last (<i>however, still, by contrast</i>), <b>follows from</b> it (<i>therefore, as a result, hence</i>), <b>goes on</b> from it (<i>moreover, likewise, for example, specifically</i>), or comes <b>before, after, or beside</b> it in time (<i>previously, finally, meanwhile</i>). The words around the blank decide which promise is kept.</p>',
        rule: '<p>Cover the options. Read the sentence before the blank and the sentence after it, and say the link in your own words: “but,” “so,” “also,” “that is,” “for one,” “then.” Only then look for the option that means what you said.</p>',
        example:
          '<p><i>The theater’s seats were hard and its roof leaked. ______ every performance that winter was sold out.</i></p><ol><li>Before the blank: two reasons to stay at home.</li><li>After the blank: people came anyway.</li><li>My own word: “but,” and more exactly “in spite of that.”</li><li><i>Consequently</i> (“so”) and <i>for instance</i> (“for one”) break the promise. <b>Nevertheless</b> keeps it.</li></ol>',
        trap: '<p>A transition that makes a sentence sound smooth is not yet right. <i>Therefore</i> sounds smart everywhere; use it only if you can say “because of that.” And if two options mean the same (<i>thus, hence</i>), neither can be the one right answer.</p>',
      },
    },
    {
      id: 'rw-rhetorical-synthesis',
      name: 'Rhetorical Synthesis',
      needs: ['rw-transitions'],
      codes: ['SAT.EOI.SYN'],
      lesson: {
        idea: '<p>You are given a student’s notes and a goal. The question is never “Which sentence is well written?” and seldom “Which sentence is true?” It is “Which sentence does what the student wants to do?” A sentence can be true, smooth, and full of facts and still miss the goal.</p>',
        rule: '<p>Read the goal first and turn it into a checklist. <i>Emphasize a difference between A and B</i> means: A is there, B is there, and something about them differs. Strike every option that leaves a box empty. Check the one that is left against the notes.</p>',
        example:
          '<p>Notes: <i>Otters sleep floating. Seals may sleep under water. Both are mammals.</i> Goal: <i>emphasize a difference between otters and seals.</i></p><ol><li>Checklist: otters, seals, a difference.</li><li>“Otters, which are mammals, sleep floating.” No seals: out.</li><li>“Otters and seals are both mammals.” No difference: out.</li><li>“Seals may sleep under water, but otters sleep <b>floating</b>.” All three boxes are full, and the notes agree.</li></ol>',
        trap: '<p>Watch the audience. Readers who <i>already know</i> an author need no birthplace and no list of titles; readers who do <i>not</i> know the author need to hear who that is. And a word such as <i>unlike</i> or <i>both</i> proves nothing: check in the notes whether the difference or the likeness is really there.</p>',
      },
    },
  ],
}

export const misconceptions: readonly Misconception[] = all

export const templates: readonly Template[] = []

export const written: readonly WrittenItem[] = [
  ...transitions1,
  ...transitions2,
  ...transitions3,
  ...rhetoricalSynthesis1,
  ...rhetoricalSynthesis2,
  ...rhetoricalSynthesis3,
  ...transitions4,
  ...transitions5,
  ...rhetoricalSynthesis4,
  ...rhetoricalSynthesis5,
  ...transitions6,
  ...rhetoricalSynthesis6,
]
