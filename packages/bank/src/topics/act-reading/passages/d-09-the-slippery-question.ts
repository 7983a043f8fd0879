import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-slippery-question',
  kind: 'Natural Science',
  title: 'The Slippery Question',
  description:
    'This passage is adapted from a lecture for the general public, “The Slippery Question,” by the physicist Ilse Brandvold (2021). The lecturer is invented; the scientists, the experiments and the figures that she names are not.',
  paragraphs: [
    'It is polite to begin a lecture with something that everybody knows, so I begin with this: ice is slippery. I should add that it is strange. Glass is as smooth as ice, and you can walk on it. Of the common solids this one alone sends us to the hospital, and for a long time physicists had an explanation that they liked so much that they did not look at it closely.',
    'The explanation goes like this. Ice takes up more room than the water it is made from. Squeeze it, therefore, and you help it to turn into water; under pressure it melts at a lower temperature than usual. That much is correct, and was shown by experiment in 1850. In 1886 the Irish physicist John Joly applied it to skating. The edge of a skate is narrow, all of the skater’s weight rests on it, and so the pressure is enormous. The ice under the blade melts, and the skater glides on the water. It is a handsome idea. It held the field for half a century, and you can find it in schoolbooks today.',
    'Now let us do what Joly did and work it out. By his own estimate the blade lowers the melting point by about six degrees Fahrenheit. At twenty-six degrees, then, one can skate. At twenty, one ought to stick fast. But hockey is played on ice of about sixteen degrees, and people skate on northern lakes when it is below zero. Nor do you need a blade. Most of those who fall on ice this winter will be wearing shoes, and the pressure under a shoe is next to nothing.',
    'The second explanation was tested in 1939 by Frank Bowden and T. P. Hughes, in a cave cut into the ice of a Swiss glacier, where the cold was free of charge. They thought that the water came from rubbing. A thing that slides makes heat, and the heat melts a little of the ice beneath it. If so, a runner that carries heat away should slide badly, and one that keeps it should slide well. They made small skis of brass and of ebonite, a hard rubber. Brass carries heat off quickly, ebonite hardly at all; and it was the ebonite that slid more easily. So rubbing does count. But consider your own last fall. Were you sliding when it began? You were standing at the curb, on a surface that nothing had rubbed, and it was slippery already.',
    'The third explanation is the oldest. In June 1850 Michael Faraday told an audience in London that he had laid one piece of ice upon another, and that they froze together. He supposed that ice, well below the freezing point, wears a thin skin of water on its surface. Between two blocks the skin is no longer a surface, and it freezes, and holds them. His friends heard him with respect and explained the thing by pressure, which was new and exact. Faraday had no instrument that could show him a skin a few molecules thick. He went on believing in it, and after him hardly anybody did for a hundred years.',
    'We have the instruments now, and he was nearly right. A molecule inside a piece of ice is held by neighbors on all sides. One at the surface has none above it; it is held badly, and moves about. The skin is not quite water, and not quite ice, but things slide on it. As the ice grows colder, the skin grows stiffer. In a laboratory where a steel ball was drawn over ice at nearly one hundred and fifty degrees below zero, the ball dragged as it would on any other solid.',
    'Let me end with a number. If the skin were the whole story, ice should be the more slippery the warmer it is. It is not. The same ball ran most easily at about nineteen degrees, and harder again above that; close to the melting point ice is soft, and the ball plows a groove in it. Skating rinks have long kept their ice within a few degrees of that number. They did not read it in a journal. They asked the skaters.',
  ],
  questions: [
    {
      id: 'act-reading/the-slippery-question-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the tests of 1939 were carried out:',
      right: 'in a cave that was cut into a glacier.',
      wrong: [
        {
          html: 'on the slope of a glacier in the open.',
          misconception: 'ar-half-right',
          why: 'The glacier is right, but they worked inside it, “in a cave cut into the ice,” where the cold was free.',
        },
        {
          html: 'in a cellar in which ice was stored.',
          misconception: 'ar-common-sense-over-text',
          why: 'A cellar full of ice would have been cold and cheap as well, but they worked in Switzerland, “in a cave cut into the ice.”',
        },
        {
          html: 'on a lake that had frozen over.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The “northern lakes” on which people skate come up with Joly’s figures, a paragraph earlier; the skis of 1939 were tried in a cave.',
        },
      ],
      evidence: ['in a cave cut into the ice of a Swiss glacier, where the cold was free of charge'],
      explanation:
        '<p class="plan">A stated detail: find the year 1939 and read to the end of the sentence.</p><p>The second explanation was tested in 1939 “in a cave cut into the ice of a Swiss glacier, where the cold was free of charge” ([[line: in a cave cut into the ice of a Swiss glacier]]). So the tests were made inside the ice, in a cave, and not out on its slope.</p>',
    },
    {
      id: 'act-reading/the-slippery-question-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: the ball dragged as it would on any other solid]], the word <em>dragged</em> most nearly means:',
      right: 'was held back.',
      wrong: [
        {
          html: 'was pulled along.',
          misconception: 'ar-first-meaning',
          why: 'The ball was indeed “drawn over ice,” that is, pulled; but “dragged” tells how it then behaved, as on a solid that is not slippery.',
        },
        {
          html: 'left a groove.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The groove is plowed in warm, soft ice, in the last paragraph; this ice is at nearly one hundred and fifty below zero.',
        },
        {
          html: 'went by slowly.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Time drags in this sense, but how fast the ball went is not the point; it is how it rubbed, “as it would on any other solid.”',
        },
      ],
      evidence: ['As the ice grows colder, the skin grows stiffer.'],
      explanation:
        '<p class="plan">A word in context: the skin has grown stiff. What does ice then have in common with “any other solid”?</p><p>“As the ice grows colder, the skin grows stiffer” ([[line: As the ice grows colder, the skin grows stiffer]]); things no longer slide on it. The ball met with as much resistance as on other solids.</p>',
    },
    {
      id: 'act-reading/the-slippery-question-q3',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The lecturer mentions the material of the skis ([[line: They made small skis of brass and of ebonite]]) mainly to:',
      right: 'describe how an idea was put to the test.',
      wrong: [
        {
          html: 'suggest a use to which an idea might be put.',
          misconception: 'ar-common-sense-over-text',
          why: 'Skis are things of use, but these were made small for a trial in a cave, and nothing is said of skiing on brass or rubber.',
        },
        {
          html: 'explain how two rival ideas were compared.',
          misconception: 'ar-half-right',
          why: 'Brass and ebonite are compared, but one idea alone is tried with them, that of rubbing; pressure was dealt with a paragraph before.',
        },
        {
          html: 'show that a test had been badly planned.',
          misconception: 'ar-wrong-tone',
          why: 'The lecturer goes on to point out what rubbing leaves unexplained, but she accepts the test itself: “So rubbing does count.”',
        },
      ],
      evidence: ['If so, a runner that carries heat away should slide badly, and one that keeps it should slide well.'],
      explanation:
        '<p class="plan">A function question: the sentence before it begins with “If so.”</p><p>“If so, a runner that carries heat away should slide badly, and one that keeps it should slide well” ([[line: a runner that carries heat away should slide badly]]). Brass does the one, ebonite the other: the idea can be tested.</p>',
    },
    {
      id: 'act-reading/the-slippery-question-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that Faraday’s friends did not adopt his idea in part because:',
      right: 'they had another idea that could be calculated.',
      wrong: [
        {
          html: 'they had looked for the skin and not found it.',
          misconception: 'ar-half-right',
          why: 'Nobody could see it, but no search of theirs is told; Faraday himself “had no instrument that could show him a skin.”',
        },
        {
          html: 'they thought that pressure had been left out of it.',
          misconception: 'ar-common-sense-over-text',
          why: 'They did think of pressure, but not as a gap in his idea; they used it to explain the frozen blocks without any skin.',
        },
        {
          html: 'they held that one trial was too little to go by.',
          misconception: 'ar-outside-the-text',
          why: 'A single trial is not much, but nobody is said to have doubted it: they accepted what he had shown and explained “the thing by pressure.”',
        },
      ],
      evidence: ['explained the thing by pressure, which was new and exact'],
      explanation:
        '<p class="plan">An inference: read what his friends preferred, and the two words by which it is described.</p><p>They “explained the thing by pressure, which was new and exact” ([[line: explained the thing by pressure, which was new and exact]]). An exact idea could be worked out in figures; his skin could not even be seen.</p>',
    },
    {
      id: 'act-reading/the-slippery-question-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to the passage, the steel ball ran less easily above nineteen degrees because the ice then:',
      right: 'gives way under the ball.',
      wrong: [
        {
          html: 'has a skin that is stiff.',
          misconception: 'ar-half-right',
          why: 'The skin does change with the temperature, but it grows stiffer “As the ice grows colder”; above nineteen it is loose.',
        },
        {
          html: 'has water lying on it.',
          misconception: 'ar-common-sense-over-text',
          why: 'Near melting one might expect puddles, but none are mentioned; the reason given is that ice there “is soft.”',
        },
        {
          html: 'is heated by the rubbing.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Heat from rubbing belongs to the second explanation and to the skis; it made sliding easier, and not harder.',
        },
      ],
      evidence: ['close to the melting point ice is soft, and the ball plows a groove in it'],
      explanation:
        '<p class="plan">A question of cause: find “harder again above that,” and read on past the semicolon.</p><p>The ball ran “harder again above that; close to the melting point ice is soft, and the ball plows a groove in it” ([[line: close to the melting point ice is soft]]). Soft ice in which the ball “plows a groove” is ice that yields under it; that is what slows the ball.</p>',
    },
    {
      id: 'act-reading/the-slippery-question-q6',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Which of the following best describes how the three explanations are organized in the passage?',
      right: 'The one that was proposed first is discussed last.',
      wrong: [
        {
          html: 'They follow one another in the order of their dates.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The years 1886 and 1939 do go forward, but the third goes back to June 1850: it “is the oldest.”',
        },
        {
          html: 'The one with the most support is discussed first.',
          misconception: 'ar-half-right',
          why: 'The first did hold “the field for half a century,” so it may seem the best supported; but it fails at twenty degrees, and the instruments favor the third.',
        },
        {
          html: 'The one that is easiest to test is discussed first.',
          misconception: 'ar-outside-the-text',
          why: 'Tests are described for each, but how easy they were to make does not set the order; nothing is said about it.',
        },
      ],
      evidence: ['The third explanation is the oldest.'],
      explanation:
        '<p class="plan">A structure question: write down the year that goes with each explanation.</p><p>Pressure is applied to skating in 1886, rubbing is tested in 1939, and then: “The third explanation is the oldest” ([[line: The third explanation is the oldest]]), from 1850. The first in time comes last.</p>',
    },
    {
      id: 'act-reading/the-slippery-question-q7',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The main idea of the passage is that the slipperiness of ice:',
      right: 'comes mostly from its surface, and not from what moves on it.',
      wrong: [
        {
          html: 'comes in equal parts from pressure, rubbing, and a skin on it.',
          misconception: 'ar-half-right',
          why: 'All three are discussed, and the skin is right, but the shares are not equal: under a shoe the pressure is “next to nothing.”',
        },
        {
          html: 'comes from its surface, and is the greater the warmer it gets.',
          misconception: 'ar-half-right',
          why: 'The surface is right; but the last paragraph denies the rest: near the melting point ice is soft, and the ball ran “harder again.”',
        },
        {
          html: 'comes from a film of water that forms when something rubs it.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Rubbing was what the men of 1939 thought of, but the lecturer answers that at the curb the ice was “slippery already.”',
        },
      ],
      evidence: ['it was slippery already', 'We have the instruments now, and he was nearly right.'],
      explanation:
        '<p class="plan">A main-idea question: of three explanations, which does the lecturer call “nearly right”?</p><p>Pressure fails, rubbing comes too late, since the ice “was slippery already” ([[line: it was slippery already]]); of Faraday’s skin she says, “We have the instruments now, and he was nearly right” ([[line: We have the instruments now, and he was nearly right]]).</p>',
    },
    {
      id: 'act-reading/the-slippery-question-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The case in [[line: You were standing at the curb]] is used as evidence against the view that ice is slippery because of:',
      right: 'rubbing.',
      wrong: [
        {
          html: 'pressure.',
          misconception: 'ar-true-but-not-asked',
          why: 'Pressure is argued against as well, but with other facts: cold lakes, hockey, and the shoes of people who fall.',
        },
        {
          html: 'a loose skin.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'It does come up in the paragraph that follows, but there it is what the curb makes likely: the surface is slippery in itself.',
        },
        {
          html: 'its smoothness.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Smoothness is dealt with in the first paragraph, by way of glass; the person at the curb is asked about sliding.',
        },
      ],
      evidence: ['You were standing at the curb, on a surface that nothing had rubbed, and it was slippery already.'],
      explanation:
        '<p class="plan">A question about evidence: which explanation is under discussion just before “But consider your own last fall”?</p><p>“So rubbing does count. But consider your own last fall,” she says; you stood “on a surface that nothing had rubbed, and it was slippery already” ([[line: on a surface that nothing had rubbed]]). It tells against rubbing as the whole cause.</p>',
    },
    {
      id: 'act-reading/the-slippery-question-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'Which of the following findings does the lecturer use as evidence for what is implied in [[line: If the skin were the whole story]]?',
      right: 'At temperatures above nineteen degrees, a steel ball slid less well.',
      wrong: [
        {
          html: 'At nearly one hundred and fifty below zero, a ball slid less well.',
          misconception: 'ar-wrong-side',
          why: 'The same ball gave this result, but it speaks for the skin: where the skin has grown stiff, nothing slides.',
        },
        {
          html: 'On skis that were made of brass, the sliding was less easy.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is used earlier, to show that heat from rubbing counts; the lecturer does not come back to it when she weighs the skin.',
        },
        {
          html: 'When two blocks of ice were laid together, they froze into one.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is what led Faraday to suppose that there is a skin; it stands at the beginning of that explanation, and is no objection to it.',
        },
      ],
      evidence: [
        'If the skin were the whole story, ice should be the more slippery the warmer it is.',
        'The same ball ran most easily at about nineteen degrees, and harder again above that',
      ],
      explanation:
        '<p class="plan">A question about evidence: the last paragraph says what “should” be so if the skin were all. What was found instead?</p><p>“If the skin were the whole story, ice should be the more slippery the warmer it is. It is not” ([[line: ice should be the more slippery the warmer it is]]). The ball “ran most easily at about nineteen degrees, and harder again above that” ([[line: The same ball ran most easily at about nineteen degrees]]). By the skin alone, warmer ice would always be better; the ball gets slower instead, and that is the finding which does not fit.</p>',
    },
  ],
}
