import type { WrittenItem } from '#kit'

export const wordsInContext4: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/words-in-context-37',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -0.7,
    seconds: 60,
    text: '<p>In the dry lands of Rajasthan, a stepwell is more than a source of water. Its flights of stairs, descending many stories into the ground, stay cool in the worst heat, and people went there to rest, trade, and talk. To call it a well, one architect says, is to ______ it: one might as well call a cathedral a roof.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'understate',
    wrong: [
      { html: 'exaggerate', misconception: 'rw-opposite-of-clue', why: 'The name says too little, not too much.' },
      {
        html: 'underwrite',
        misconception: 'rw-right-word-wrong-sense',
        why: 'To underwrite is to guarantee with money; the name only says too little.',
      },
      {
        html: 'excavate',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Digging belongs to wells but not to naming.',
      },
    ],
    evidence: ['more than a source of water', 'one might as well call a cathedral a roof'],
    explanation:
      'A stepwell is “more than a source of water”; the word “well” says too little, as “roof” does for a cathedral.',
  },
  {
    id: 'sat-reading-writing/words-in-context-38',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -0.5,
    seconds: 55,
    text: '<p>The violinist’s critics accused her of arrogance, but those who worked with her tell of someone quite ______. She asked the youngest players for advice, sat at the back in rehearsals that were not her own, and had to be pushed on stage for her last bow.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'humble',
    wrong: [
      { html: 'haughty', misconception: 'rw-opposite-of-clue', why: '“But” turns away from arrogance.' },
      {
        html: 'gifted',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'She was no doubt gifted; the examples show something else.',
      },
      {
        html: 'servile',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Asking for advice and sitting at the back are modest, not cringing.',
      },
    ],
    evidence: ['accused her of arrogance, but', 'She asked the youngest players for advice'],
    explanation:
      'Against “arrogance” stand the facts: “She asked the youngest players for advice” and sat at the back.',
  },
  {
    id: 'sat-reading-writing/words-in-context-39',
    skill: 'rw-words-in-context',
    difficulty: 'High',
    b: 0.8,
    seconds: 60,
    text: '<p>Forecasts of a food shortage did not come true, and some conclude that the forecasters were fools. But a forecast can ______ its own failure. Alarmed by the figures, three governments opened their stores of grain, and so the shortage that had been foreseen never came.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'bring about',
    wrong: [
      {
        html: 'stand in the way of',
        misconception: 'rw-opposite-of-clue',
        why: 'The forecast led to its own failure and did not hinder it.',
      },
      {
        html: 'make a record of',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'A forecast is made before, and it records nothing of its failure.',
      },
      { html: 'apologize for', misconception: 'rw-sounds-right-wrong-charge', why: 'No regret is at issue.' },
    ],
    evidence: [
      'Alarmed by the figures, three governments opened their stores of grain, and so the shortage that had been foreseen never came.',
    ],
    explanation:
      'Because governments were “Alarmed by the figures”, the shortage “never came”: the forecast caused its own failure.',
  },
  {
    id: 'sat-reading-writing/words-in-context-40',
    skill: 'rw-words-in-context',
    difficulty: 'High',
    b: 1.4,
    seconds: 70,
    text: '<p>Historians used to dismiss the village chronicle as ______, since its author set down what his neighbors told him and seldom asked whether it was so. Recent work treats this very trait as its merit: nowhere else can we read what the villagers believed.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'credulous',
    wrong: [
      { html: 'skeptical', misconception: 'rw-opposite-of-clue', why: 'He “seldom asked whether it was so”.' },
      {
        html: 'provincial',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'A village is provincial, but the reason given is that he believed what he was told.',
      },
      {
        html: 'credible',
        misconception: 'rw-right-word-wrong-sense',
        why: 'What is credible deserves belief; he gave belief too easily.',
      },
    ],
    evidence: ['set down what his neighbors told him and seldom asked whether it was so'],
    explanation: 'He “seldom asked whether it was so”: he believed too readily, which is what credulous means.',
  },
]
