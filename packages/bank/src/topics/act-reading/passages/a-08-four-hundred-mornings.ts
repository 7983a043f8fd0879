import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/four-hundred-mornings',
  kind: 'Natural Science',
  title: 'Four Hundred Mornings',
  description:
    'This passage is from the essay “Four Hundred Mornings” by Gwen Abara-Lindley (2021). Author and source are invented. So are Ruth Adekunle-Marsh and her count; John Wells and his are not.',
  paragraphs: [
    'A day seems so fixed a thing that for most of history other things were measured by it. Hours were pieces of it, years were heaps of it. But a day is only the time that Earth takes to turn once before the Sun, and Earth is turning more slowly than it did.',
    'The brake is the Moon. Its pull raises the tides, and as the planet spins, the tides drag across shallow seafloors and run up against the edges of the continents, and a little of the spin is rubbed away as heat. The loss is tiny. A century from now the day will be longer by about two thousandths of a second; nobody will oversleep. What Earth gives up, however, the Moon takes, and it uses the gain to move away from us, by nearly four centimeters a year. That is about as fast as a fingernail grows. We know the figure because astronauts left mirrors up there for lasers to bounce from.',
    'A small change adds up if it is given time. In the spring of 136 B.C. the clerks of Babylon noted on a clay tablet that the Sun had gone out over their city in the morning. Run the sky backward by computer, using days of today’s length, and there is indeed a total eclipse on that date, but in the wrong place: its shadow misses Babylon by more than an eighth of the way around the world. Only if the days between then and now have been growing, bit by bit, does darkness fall where the clerks were standing.',
    'A few thousand years is as far back as there are clerks. To look further one needs a witness that keeps a diary without knowing it. In 1963 John Wells, a paleontologist at Cornell University, proposed the coral. A coral lays down its stony skeleton at a pace that changes between day and night, and again between the warm season and the cold. On the outside of certain corals the result can be seen through a hand lens: fine ridges, one for each day, gathered into broad bands, one for each year. In living corals Wells counted about 360 ridges to the band, which is what one would expect, allowing for a few illegible mornings. Then he turned to corals of the Devonian period, which ended some 360 million years ago. They had around 400.',
    'The year itself has not changed. Earth goes around the Sun in very nearly the time it always took. So if 400 days fit into a year, each must have been shorter, a little under twenty-two hours. What made the count so striking was that astronomers, working from the tides and with no interest whatever in coral, had already arrived at much the same number.',
    'It was a beautiful argument, and it rested on people squinting at very small ridges. This bothered the geologist Ruth Adekunle-Marsh. Someone who hopes for four hundred, she reasoned, may well find four hundred. She gathered thirty pieces of coral, some Devonian and some recent, ground away whatever might betray their age, and mailed them to eight counters, who were told only to count. Over a single piece the counters disagreed by as many as twenty-five ridges. Taken one at a time, they were poor witnesses. But their errors ran in both directions, and when she averaged them, the recent pieces came out at 361 ridges and the Devonian pieces at 402. “No one of them could be trusted,” she wrote, “and all of them together could.”',
    'Later workers have exchanged the hand lens for a laser that can sample the chemistry of a shell at points finer than a day’s growth. A clamlike animal that lived seventy million years ago, in the time of the last great dinosaurs, proves to have recorded 372 days in its year. Its day was half an hour shorter than ours. Set beside the corals and the clerks, it falls where it should, on one long, slow curve.',
    'I keep a Devonian coral on my desk. It is no bigger than a thumb, and it has made me uneasy with the word *old*. We say it of a fossil as we say it of a castle, meaning that a great many of our years have gone by since. But this one brought its own years with it, and they were not ours. I can cover one of them with the tip of a finger. It has thirty-five more mornings in it than any year I shall see.',
  ],
  questions: [
    {
      id: 'act-reading/four-hundred-mornings-q1',
      skill: 'ar-main-idea',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'The main purpose of the passage is to:',
      right: 'present the evidence that days on Earth used to be shorter.',
      wrong: [
        {
          html: 'present the reasons why days on Earth are getting longer.',
          misconception: 'ar-too-narrow',
          why: 'The Moon and its tides are explained, and that is half of a good summary; but it takes one paragraph, and five go to clerks, corals, and a shell.',
        },
        {
          html: 'present the ways in which the age of a fossil can be found.',
          misconception: 'ar-half-right',
          why: 'Fossils are at the center, and their ridges are counted; but the count gives the length of a day, and the age is known beforehand.',
        },
        {
          html: 'present the evidence that years on Earth used to be longer.',
          misconception: 'ar-half-right',
          why: 'It does present evidence, and there were more days to a year; but “The year itself has not changed”: it is the days that were shorter.',
        },
      ],
      evidence: ['Earth is turning more slowly than it did', 'on one long, slow curve'],
      explanation:
        '<p class="plan">This asks for the purpose of the whole: tablets, corals and a shell must all serve it.</p><p>The first paragraph states the finding: “Earth is turning more slowly than it did” ([[line: Earth is turning more slowly than it did]]). Tablets, corals and a shell are then brought as witnesses, and they all fall “on one long, slow curve.”</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 50,
      text: '',
      stem: 'According to the passage, Wells’s count in living corals came out a little under the number of days in a year because:',
      right: 'some of the ridges could not be read.',
      wrong: [
        {
          html: 'corals stop growing when it is cold.',
          misconception: 'ar-half-right',
          why: 'The pace of growth does change “between the warm season and the cold,” but it is not said to stop, and the missing ridges are put down to something else.',
        },
        {
          html: 'a counter who hopes for much sees little.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'What a counter hopes for was a worry of Adekunle-Marsh, later, and hope would bring the number up: one “may well find four hundred.”',
        },
        {
          html: 'the year is a little shorter than it was.',
          misconception: 'ar-reversed',
          why: 'In some years of the past there were more days; but “The year itself has not changed,” and living corals grow in the years of today.',
        },
      ],
      evidence: ['which is what one would expect, allowing for a few illegible mornings'],
      explanation:
        '<p class="plan">A stated cause: find the number 360 and read the rest of its sentence.</p><p>The count was “about 360 ridges to the band, which is what one would expect, allowing for a few illegible mornings” ([[line: allowing for a few illegible mornings]]). Each ridge stands for a morning; an illegible one is a ridge that the eye cannot make out, and so it is missing from the count.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The Babylonian tablet supports the claim made in [[line: Earth is turning more slowly than it did]] because it names:',
      right: 'a city that the eclipse, by days like ours, would have missed.',
      wrong: [
        {
          html: 'a date on which, by days like ours, no eclipse was due.',
          misconception: 'ar-half-right',
          why: 'A reckoning with days like ours is right; but it does give an eclipse “on that date, but in the wrong place.”',
        },
        {
          html: 'an hour at which, by days like ours, the Sun was down.',
          misconception: 'ar-common-sense-over-text',
          why: 'The tablet does say “in the morning,” and an hour would be a clue; but the passage argues from the place alone.',
        },
        {
          html: 'a length of day that, by our clocks, would be too short.',
          misconception: 'ar-outside-the-text',
          why: 'It would be the best of proofs; but the clerks noted only that the Sun “had gone out over their city.”',
        },
      ],
      evidence: [
        'but in the wrong place: its shadow misses Babylon by more than an eighth of the way around the world',
        'Only if the days between then and now have been growing, bit by bit, does darkness fall where the clerks were standing.',
      ],
      explanation:
        '<p class="plan">Evidence for a claim: what does the computer find with today’s days, what is wrong with it, and what would put it right?</p><p>Calculated with today’s days, the eclipse is there, “but in the wrong place: its shadow misses Babylon by more than an eighth of the way around the world.” “Only if the days between then and now have been growing” does it fall on Babylon ([[line: Only if the days between then and now have been growing]]), which is where the clerks saw it.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: -0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: A day seems so fixed a thing]], the word “fixed” most nearly means:',
      right: 'always the same.',
      wrong: [
        {
          html: 'agreed on by all.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A fixed price is one that was agreed on; but a day is not a matter of agreement, and the next lines tell how it changes.',
        },
        {
          html: 'exactly measured.',
          misconception: 'ar-mood-for-meaning',
          why: 'The passage is full of exact measures; but here other things “were measured by it,” and it was not itself measured.',
        },
        {
          html: 'given by nature.',
          misconception: 'ar-outside-the-text',
          why: 'A day does come from nature; but the word tells why one could measure by it, and the sentence with “But” takes that back.',
        },
      ],
      evidence: [
        'A day seems so fixed a thing that for most of history other things were measured by it.',
        'Earth is turning more slowly than it did',
      ],
      explanation:
        '<p class="plan">A word in context: ask what a thing must be like if others are measured by it, and read what the sentence with “But” sets against it.</p><p>“A day seems so fixed a thing that for most of history other things were measured by it” ([[line: A day seems so fixed a thing]]). One measures by what stays the same. Then comes the turn: it only seems so, for “Earth is turning more slowly than it did.”</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that the author sees strong support for Wells in the astronomers’ number because they had reached it:',
      right: 'earlier, and without making use of any coral.',
      wrong: [
        {
          html: 'later, and without having heard of his work.',
          misconception: 'ar-half-right',
          why: 'That neither leaned on the other is right; but they “had already arrived” at it when he counted.',
        },
        {
          html: 'by better means, and with much less guessing.',
          misconception: 'ar-outside-the-text',
          why: 'The ridges are hard to read, so other means may seem better; but nothing is said of how exact the astronomers were.',
        },
        {
          html: 'against their wish, and after checking his count.',
          misconception: 'ar-common-sense-over-text',
          why: 'Agreement from a doubter is strong support; but they had “no interest whatever in coral,” so they checked nothing of his.',
        },
      ],
      evidence: ['What made the count so striking', 'had already arrived at much the same number'],
      explanation:
        '<p class="plan">An inference: find the sentence with “so striking,” and ask when the astronomers had their number and what they had worked from.</p><p>“What made the count so striking was that astronomers, working from the tides and with no interest whatever in coral, had already arrived at much the same number” ([[line: had already arrived at much the same number]]). Neither party can have influenced the other, and the ways they went had nothing in common.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q6',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'Adekunle-Marsh ground away parts of the coral pieces so that the counters would not know:',
      right: 'which of the pieces were the older ones.',
      wrong: [
        {
          html: 'which of the pieces others had counted.',
          misconception: 'ar-half-right',
          why: 'Each piece did go to all eight of them, and they were kept in the dark; but what she ground away was what “might betray their age.”',
        },
        {
          html: 'from which sea the pieces had been taken.',
          misconception: 'ar-common-sense-over-text',
          why: 'Where a sample comes from is often hidden in such tests, but what she ground away was “whatever might betray their age.”',
        },
        {
          html: 'which of the pieces came from Wells.',
          misconception: 'ar-echoed-words',
          why: 'Her doubt is about the count that Wells had made; but she “gathered thirty pieces,” and none is said to be his.',
        },
      ],
      evidence: ['ground away whatever might betray their age'],
      explanation:
        '<p class="plan">A stated purpose: find the verb “ground away” and read on to its object.</p><p>She “ground away whatever might betray their age” ([[line: ground away whatever might betray their age]]): a counter who does not know a piece is Devonian cannot hope for four hundred.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q7',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'It can reasonably be inferred that the statement in [[line: “No one of them could be trusted,” she wrote, “and all of them together could.”]] depends most on the fact that the counts were:',
      right: 'off by a good deal, but in either direction.',
      wrong: [
        {
          html: 'off by a good deal, and mostly in one direction.',
          misconception: 'ar-half-right',
          why: 'The counters did disagree by as many as twenty-five; but “their errors ran in both directions,” and so the average was right.',
        },
        {
          html: 'off by very little, though in either direction.',
          misconception: 'ar-half-right',
          why: 'Both directions is right; but “as many as twenty-five ridges” is a great deal, and is why no single one could be trusted.',
        },
        {
          html: 'off by very little, and mostly in one direction.',
          misconception: 'ar-reversed',
          why: 'It would make each counter a fair witness and the average a poor one; but she says the opposite of both.',
        },
      ],
      evidence: [
        'Over a single piece the counters disagreed by as many as twenty-five ridges.',
        'their errors ran in both directions',
      ],
      explanation:
        '<p class="plan">An inference from a summary: the statement has two halves; find a reason for each of them in the lines before.</p><p>“No one of them could be trusted”: “Over a single piece the counters disagreed by as many as twenty-five ridges” ([[line: Over a single piece the counters disagreed]]). But “all of them together could,” since “their errors ran in both directions” ([[line: their errors ran in both directions]]), and so an average cancels them.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q8',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of the following best describes the order in which the passage presents its material?',
      right: 'A process, and then traces of it from several times in the past',
      wrong: [
        {
          html: 'A process, then its traces from the latest to the oldest',
          misconception: 'ar-half-right',
          why: 'A process and its traces is right; but after the corals of 360 million years ago comes a shell of “seventy million,” which is later again.',
        },
        {
          html: 'Several traces from the past, and then the process behind them',
          misconception: 'ar-order-told-for-order-happened',
          why: 'Scientists found the traces and then worked out the cause, so it seems the natural order; but “The brake is the Moon” stands before tablet, coral, and shell.',
        },
        {
          html: 'A claim, and then several objections to it, each met in turn',
          misconception: 'ar-wrong-part-of-passage',
          why: 'One objection does come up, in the sixth paragraph, and it is met; but the paragraphs before and after it bring witnesses, not objections.',
        },
      ],
      evidence: [
        'The brake is the Moon.',
        'To look further one needs a witness that keeps a diary without knowing it.',
      ],
      explanation:
        '<p class="plan">A structure question: label the paragraphs in order (process, tablet, corals, doubt, shell) and read the labels.</p><p>First the process (“The brake is the Moon”), then Babylon, then: “To look further one needs a witness that keeps a diary without knowing it” ([[line: To look further one needs a witness]]), which leads to the Devonian corals. After a doubt and how it was met comes a shell of seventy million years ago. Tablet, coral, and shell are traces of the one process at different times.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The author says that the coral has made her uneasy with the word <em>old</em> ([[line: it has made me uneasy with the word]]) because the word:',
      right: 'reckons in years that are not the coral’s own.',
      wrong: [
        {
          html: 'says too little of so great a span of years.',
          misconception: 'ar-half-right',
          why: 'Years are the point; but her trouble is not how many there are: “they were not ours.”',
        },
        {
          html: 'makes of the coral a thing that was built.',
          misconception: 'ar-half-right',
          why: 'She does set the fossil beside “a castle,” which was built; but what she minds is the years that are counted, not the kind of thing.',
        },
        {
          html: 'makes her think of how few years she will see.',
          misconception: 'ar-common-sense-over-text',
          why: 'The last words, “any year I shall see,” may sound like this; but they compare the length of years, not the number of hers.',
        },
      ],
      evidence: ['But this one brought its own years with it, and they were not ours.'],
      explanation:
        '<p class="plan">A question of viewpoint: find the sentence with “But,” and ask whose years are meant.</p><p>We use the word “meaning that a great many of our years have gone by since. But this one brought its own years with it, and they were not ours” ([[line: they were not ours]]). The usual word measures with the wrong unit.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following is NOT used in the passage as evidence for the claim made in [[line: Earth is turning more slowly than it did]]?',
      right: 'The rate at which the Moon is moving off',
      wrong: [
        {
          html: 'The place from which an eclipse was seen',
          misconception: 'ar-overlooked-mention',
          why: 'It is the point of the Babylonian tablet: with days like ours the shadow “misses Babylon,” so the days must have grown.',
        },
        {
          html: 'The number that astronomers had arrived at',
          misconception: 'ar-overlooked-mention',
          why: 'It is easily passed over, but it is there: working “from the tides,” they had much the same number as the corals gave.',
        },
        {
          html: 'The chemistry found in a shell of long ago',
          misconception: 'ar-lost-the-not',
          why: 'The shell with “372 days in its year” is plainly a witness for it; but the question asks for what is not.',
        },
      ],
      evidence: ['We know the figure because astronauts left mirrors up there for lasers to bounce from.'],
      explanation:
        '<p class="plan">Evidence and claim: for each option ask which claim it is there to support, the shorter day or something else.</p><p>“We know the figure because astronauts left mirrors up there” ([[line: We know the figure because astronauts left mirrors]]): the figure of nearly four centimeters a year is a result of the braking, and nothing about past days is concluded from it. Tablet, astronomers, and shell are witnesses for the length of the day.</p>',
    },
  ],
}
