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
      right: 'explain how it is known that the days on Earth were once shorter.',
      wrong: [
        {
          html: 'explain from what evidence we know that the years on Earth were once longer.',
          misconception: 'ar-half-right',
          why: 'How something is known is the subject, and a Devonian year did hold more days; but in length “The year itself has not changed.”',
        },
        {
          html: 'explain why the days on Earth grow longer and at what rate they do so.',
          misconception: 'ar-too-narrow',
          why: 'The Moon and the tides do explain this, but in the second paragraph only; what follows, from the clerks to the shell, is evidence that it has happened.',
        },
        {
          html: 'explain why a count made by eye may be worth more than it seems.',
          misconception: 'ar-too-narrow',
          why: 'This is what one study shows, in the sixth paragraph; the clerks, the laser and the Moon have nothing to do with counting by eye.',
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
      stem: 'According to the second paragraph, Earth’s turning is slowed by:',
      right: 'the rubbing of tides against the solid Earth.',
      wrong: [
        {
          html: 'the growing distance of the Moon from the Earth.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The Moon’s retreat is in the same paragraph and has to do with it, but it is a result of the same process and not its cause.',
        },
        {
          html: 'the heat that builds up in shallow seas.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'Heat is what the lost spin turns into, “rubbed away as heat”; it is left over from the slowing and does not do it.',
        },
        {
          html: 'the pull of Sun and Moon on the air.',
          misconception: 'ar-half-right',
          why: 'A pull is indeed the beginning of it, but it is the Moon’s, and it works through the tides; the Sun and the air are not mentioned.',
        },
      ],
      evidence: [
        'the tides drag across shallow seafloors and run up against the edges of the continents, and a little of the spin is rubbed away as heat',
      ],
      explanation:
        '<p class="plan">A cause question: keep the brake apart from what the braking leads to.</p><p>The passage says that “the tides drag across shallow seafloors and run up against the edges of the continents, and a little of the spin is rubbed away as heat” ([[line: a little of the spin is rubbed away as heat]]). Dragging and running up against land is friction between water and the solid planet.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The Babylonian tablet supports the claim made in [[line: Earth is turning more slowly than it did]] because it names:',
      right: 'a place where, with days of today’s length, no eclipse would have been seen.',
      wrong: [
        {
          html: 'a date on which, with days of today’s length, no eclipse would have come.',
          misconception: 'ar-half-right',
          why: 'A date is named, but it is no difficulty: with today’s days there “is indeed a total eclipse on that date,” only not there.',
        },
        {
          html: 'a date on which an eclipse came, and the length of that day.',
          misconception: 'ar-half-right',
          why: 'The date and the eclipse are recorded, but the clerks did not measure the day; its length has to be worked out from where the shadow fell.',
        },
        {
          html: 'a place where an eclipse was seen, and the time that it lasted.',
          misconception: 'ar-outside-the-text',
          why: 'Place and eclipse are there, and a careful clerk might have timed it; but how long the darkness lasted is not told, and the argument does not need it.',
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
      right: 'never changing.',
      wrong: [
        {
          html: 'settled by agreement.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Dates and prices are fixed in this sense, and a day can be a date; but here a day is the turning of Earth, on which nobody had to agree.',
        },
        {
          html: 'firmly fastened.',
          misconception: 'ar-first-meaning',
          why: 'A thing that is fixed to a wall is fastened, and that comes first to mind; but a day is fastened to nothing, and the contrast is with its growing.',
        },
        {
          html: 'given a number.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Days are counted all through the passage, ridge by ridge; but this sentence is about what other things “were measured by,” and why one could rely on it.',
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
      right: 'before he did, and from a different kind of evidence.',
      wrong: [
        {
          html: 'after he did, and from a different kind of evidence.',
          misconception: 'ar-half-right',
          why: 'The evidence is a different kind, tides in place of coral; but the astronomers “had already arrived” at their number when he made his count.',
        },
        {
          html: 'before he did, and by looking closer at such corals.',
          misconception: 'ar-half-right',
          why: 'They were before him, that much is right; but they worked “from the tides and with no interest whatever in coral.”',
        },
        {
          html: 'after he did, and in the hope of proving him wrong.',
          misconception: 'ar-common-sense-over-text',
          why: 'A test by doubters would indeed be strong support; but the astronomers came first and had “no interest whatever in coral,” so there was nothing to disprove.',
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
      stem: 'Adekunle-Marsh ground away parts of the coral pieces so that the counters:',
      right: 'could not tell to which age a piece of coral belonged.',
      wrong: [
        {
          html: 'could not tell from which sea a piece had come.',
          misconception: 'ar-half-right',
          why: 'Something was to be kept from them, but it is named: whatever “might betray their age.” Seas are not mentioned.',
        },
        {
          html: 'could not recognize a piece that Wells had counted.',
          misconception: 'ar-echoed-words',
          why: 'Wells and his count are in the passage, but these thirty pieces are not said to be his; what was ground away might “betray their age.”',
        },
        {
          html: 'could not take other marks on a piece for ridges.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be a sensible way to get a clean count; but the words are “whatever might betray their age,” and that is another purpose.',
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
      right: 'far apart when taken singly, but close to Wells’s when averaged.',
      wrong: [
        {
          html: 'far apart when taken singly, and far from Wells’s when averaged.',
          misconception: 'ar-half-right',
          why: 'Far apart they were, by “as many as twenty-five ridges”; but the averages, 361 and 402, lie close to the 360 and 400 that Wells had found.',
        },
        {
          html: 'close together when taken singly, and close to Wells’s when averaged.',
          misconception: 'ar-half-right',
          why: 'The averages did come close to his; but over a single piece the counters “disagreed by as many as twenty-five ridges.”',
        },
        {
          html: 'close together when taken singly, but far from Wells’s when averaged.',
          misconception: 'ar-reversed',
          why: 'Counters who agree and are still wrong are a known danger; here it is the opposite: “Taken one at a time, they were poor witnesses,” and the average was good.',
        },
      ],
      evidence: [
        'Over a single piece the counters disagreed by as many as twenty-five ridges.',
        'the recent pieces came out at 361 ridges and the Devonian pieces at 402',
      ],
      explanation:
        '<p class="plan">An inference from a summary: the statement has two halves; find the numbers for each of them in the lines before, and compare the second pair with those of the fourth paragraph.</p><p>“No one of them could be trusted”: “Over a single piece the counters disagreed by as many as twenty-five ridges.” The rest of it, “all of them together could”: averaged, “the recent pieces came out at 361 ridges and the Devonian pieces at 402” ([[line: the recent pieces came out at 361 ridges]]), where Wells had found about 360 and around 400. Errors that “ran in both directions” had canceled one another.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q8',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of the following best describes the order in which the passage presents its material?',
      right: 'A process is described, and then the traces it has left at several times in the past.',
      wrong: [
        {
          html: 'A process is described, and then the doubts that have led scientists to give it up.',
          misconception: 'ar-half-right',
          why: 'A process comes first, and a doubt does come later; but the doubt is met by averaging the counts, and nothing is given up.',
        },
        {
          html: 'A process is described, and then its traces, from the oldest to the most recent.',
          misconception: 'ar-half-right',
          why: 'Process and traces are right, but not the order of the traces: the tablet of 136 B.C. comes before the far older corals.',
        },
        {
          html: 'A fossil on the author’s desk is described, and then the process to which it bears witness.',
          misconception: 'ar-reversed',
          why: 'Both are in the passage, but the other way about: the process comes first, and the author’s own coral comes last.',
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
      right: 'takes the years of the past for years like ours.',
      wrong: [
        {
          html: 'makes a living thing sound like a building.',
          misconception: 'ar-half-right',
          why: 'The word does put a fossil beside a castle, that is right; but what makes her uneasy is the years it speaks of, which “were not ours.”',
        },
        {
          html: 'reminds her of how short her own life is.',
          misconception: 'ar-common-sense-over-text',
          why: 'Thoughts of one’s own short life are common before fossils; she mentions the years she will see only to compare their mornings.',
        },
        {
          html: 'is too weak for so great a number of years.',
          misconception: 'ar-half-right',
          why: 'That the word does not fit is right, but not because of how many years there are; what troubles her is that they were not like ours.',
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
      right: 'The mirrors that astronauts left on the Moon',
      wrong: [
        {
          html: 'A record that was made by clerks in a city',
          misconception: 'ar-overlooked-mention',
          why: 'It comes before the corals and is easily forgotten; but darkness falls where the clerks stood “Only if the days between then and now have been growing.”',
        },
        {
          html: 'The chemistry of a shell that is very old',
          misconception: 'ar-overlooked-mention',
          why: 'It is the last piece of evidence: the shell “proves to have recorded 372 days in its year.”',
        },
        {
          html: 'The ridges on the skeleton of an animal',
          misconception: 'ar-lost-the-not',
          why: 'The corals’ ridges, “one for each day,” are the passage’s main evidence and nobody could overlook them; without the NOT this would be right.',
        },
      ],
      evidence: ['We know the figure because astronauts left mirrors up there for lasers to bounce from.'],
      explanation:
        '<p class="plan">Evidence and claim: for each option ask which claim it is there to support, the shorter day or something else.</p><p>“We know the figure because astronauts left mirrors up there” ([[line: We know the figure because astronauts left mirrors]]): the figure is that of the Moon’s retreat, nearly four centimeters a year. Tablet, coral and shell are the witnesses for the length of the day.</p>',
    },
  ],
}
