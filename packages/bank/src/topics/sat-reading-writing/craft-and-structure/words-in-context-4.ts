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
      {
        html: 'exaggerate',
        misconception: 'rw-opposite-of-clue',
        why: 'A name can say too much, but this one says too little: the stepwell “is more than a source of water.”',
      },
      {
        html: 'underwrite',
        misconception: 'rw-near-word',
        why: 'It begins like the right word, but to underwrite is to guarantee with money; the name only says too little.',
      },
      {
        html: 'excavate',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Digging belongs to wells, and so the word fits the topic; but the sentence is about naming, and a name digs nothing.',
      },
    ],
    evidence: ['more than a source of water', 'one might as well call a cathedral a roof'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>A stepwell is “more than a source of water”; the word “well” says too little, as “roof” does for a cathedral.',
  },
  {
    id: 'sat-reading-writing/words-in-context-38',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -0.5,
    seconds: 55,
    text: '<p>The violinist’s critics accused her of arrogance, but those who worked with her tell of someone quite ______. They include her accompanist of thirty years, two conductors, and the man who repaired her bow. None of them can recall that she ever spoke of her own playing. She asked the youngest players for advice, sat at the back in rehearsals that were not her own, and had to be pushed on stage for her last bow.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'humble',
    wrong: [
      {
        html: 'haughty',
        misconception: 'rw-opposite-of-clue',
        why: 'Haughty goes with “arrogance,” the word just before, but “but” turns away from it, and asking the youngest for advice is the opposite.',
      },
      {
        html: 'gifted',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'A violinist of her rank was no doubt gifted, but the examples, advice from the youngest and a seat at the back, show something else.',
      },
      {
        html: 'servile',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Sitting at the back may look like cringing, but she asks for advice and lets others shine, which is modest and not servile.',
      },
    ],
    evidence: ['accused her of arrogance, but', 'She asked the youngest players for advice'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>Against “arrogance” stand the facts: “She asked the youngest players for advice” and sat at the back.',
  },
  {
    id: 'sat-reading-writing/words-in-context-39',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 60,
    text: '<p>Forecasts of a food shortage did not come true, and some conclude that the forecasters were fools. Newspapers printed their numbers once more, this time as a joke, beside a picture of full barns. One minister proposed to save the money that such forecasts cost each year. But a forecast can ______ its own failure. Alarmed by the figures, three governments opened their stores of grain, and so the shortage that had been foreseen never came.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'bring about',
    wrong: [
      {
        html: 'stand in the way of',
        misconception: 'rw-opposite-of-clue',
        why: 'A warning is usually meant to prevent what it names, but this one led to its own failure and did not hinder it.',
      },
      {
        html: 'make a record of',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Forecasts are kept on record, and these were printed once more, but one that is made beforehand cannot record its own failure.',
      },
      {
        html: 'apologize for',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'A failed forecast may call for an apology, but no regret is at issue; the sentence tells what the forecast itself led to.',
      },
    ],
    evidence: [
      'Alarmed by the figures, three governments opened their stores of grain, and so the shortage that had been foreseen never came.',
    ],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>Because governments were “Alarmed by the figures,” the shortage “never came”: the forecast caused its own failure.',
  },
  {
    id: 'sat-reading-writing/words-in-context-40',
    skill: 'rw-words-in-context',
    difficulty: 'High',
    b: 1.4,
    seconds: 70,
    text: '<p>Historians used to dismiss the village chronicle as ______, since its author set down what his neighbors told him and seldom asked whether it was so. He reports a rain of frogs, a talking horse, and the age of a woman who was said to be a hundred and forty. Of the harvest, too, he repeats what he was told. Recent work treats this very trait as its merit: nowhere else can we read what the villagers believed.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'credulous',
    wrong: [
      {
        html: 'skeptical',
        misconception: 'rw-opposite-of-clue',
        why: 'Historians may well be skeptical of such tales, but the word is for the chronicle, whose author “seldom asked whether it was so.”',
      },
      {
        html: 'provincial',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'A village is provincial, but the reason given is that he believed what he was told.',
      },
      {
        html: 'credible',
        misconception: 'rw-near-word',
        why: 'It comes from the same root as the right word, but what is credible deserves belief, and he gave belief too easily.',
      },
    ],
    evidence: ['set down what his neighbors told him and seldom asked whether it was so'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>He “seldom asked whether it was so”: he believed too readily, which is what credulous means.',
  },
]
