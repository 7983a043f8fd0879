import type { WrittenItem } from '#kit'

export const transitions6: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/transitions-40',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -0.8,
    seconds: 40,
    text: '<p>The heart of a blue whale weighs about as much as a small motorcycle, and it would fill an armchair. <span class="blank">______</span> a human heart is a modest thing: it weighs roughly 300 grams and is about as big as its owner’s fist.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'By comparison,',
    wrong: [
      {
        html: 'In turn,',
        misconception: 'rw-cause-for-contrast',
        why: 'The human heart is not small because the whale’s is large. Try to say because of that, and the link breaks.',
      },
      {
        html: 'Indeed,',
        misconception: 'rw-emphasis-for-turn',
        why: 'The second sentence is about a different, smaller heart; it does not strengthen the first.',
      },
      {
        html: 'Eventually,',
        misconception: 'rw-time-for-logic',
        why: 'The two hearts do not follow each other in time. Words of time need events told in that order, and here the link is one of thought.',
      },
    ],
    evidence: [
      'The heart of a blue whale weighs about as much as a small motorcycle',
      'a human heart is a modest thing',
    ],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>A huge heart and “a modest thing” are measured against each other, so the transition must compare.',
  },
  {
    id: 'sat-reading-writing/transitions-13',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -0.6,
    seconds: 40,
    text: '<p>In Mandarin, the pitch of the voice tells words apart: the same syllable spoken with a high, level tone or with a falling one can mean quite different things. <span class="blank">______</span> changes of pitch in English mostly signal mood or emphasis and leave the meaning of the word itself untouched.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'By contrast,',
    wrong: [
      {
        html: 'Thus,',
        misconception: 'rw-cause-for-contrast',
        why: 'English does not use pitch as it does because Mandarin uses it differently. The order of the sentences suggests a result, but the second goes against the first or stands beside it.',
      },
      {
        html: 'Moreover,',
        misconception: 'rw-addition-for-contrast',
        why: 'A language in which pitch leaves meaning untouched is the opposite case, not one more point of the same kind.',
      },
      {
        html: 'In particular,',
        misconception: 'rw-example-for-new-point',
        why: 'English is another language, not a particular case of Mandarin. An example must be one of the things just named, and this is none of them.',
      },
    ],
    evidence: ['the pitch of the voice tells words apart', 'leave the meaning of the word itself untouched'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>In Mandarin pitch “tells words apart”; in English it leaves the meaning “untouched.” The two languages are set against each other.',
  },
]
