import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/knights-of-the-chandelier',
  kind: 'Humanities',
  title: 'Knights of the Chandelier',
  description:
    'This passage is from the essay “Knights of the Chandelier” by Beatrix Lomas (2019). Author and source are invented; the people, the theaters and the customs are not.',
  paragraphs: [
    'In the 1830s the man in charge of success at the Paris Opera was called Auguste. He had a surname, Levasseur, but nobody used it. He came to the theater in coats of loud colors, and took a seat in the middle of the floor, where each of his men could see him; on a great night there might be a hundred of them or more. From their place below the great lamp they were known as the Knights of the Chandelier. More plainly, they were the claque. Their business was to applaud.',
    'Nothing was left to chance. Auguste went to the rehearsals. Before a first night he sat down with the director, Louis Véron, and the two of them went through the piece and settled what each number should have, whether a murmur, one round, or three. Singers paid him, newcomers more than others, and he was given tickets by the bundle, which he could sell. In other theaters the trade had its specialists. There were those who laughed and those who wept into handkerchiefs. There were those who cried out for a number to be sung again. And there were those who had learned the piece beforehand and remarked to their neighbors, between the acts, on the beauties that were still to come.',
    'It was a fraud, and was called one at the time. The public was being told by people who were paid for it that the public was pleased. Composers complained of the claque and engaged it; newspapers made fun of it every season; and theaters forbade it, and forbade it again a few years later, and again after that.',
    'The defense is less well known, and Véron was among those who made it. Two thousand strangers, on a first night, do not know what to do. Each of them waits for the others. A singer comes to the end of a long air, and into that waiting silence goes her courage. Applause must begin somewhere. It is better, so the argument runs, that it should begin with someone who has studied the piece than with someone who is merely noisy; and a chief who knew his work would not force a house where it did not want to go, since a house that feels itself pushed pushes back. The claque did not make success. It gave success a signal. I do not know whether this is true. I note that it is what guides of all kinds say of themselves.',
    'At any rate it was not indignation that put an end to Auguste’s profession, nor the law. It was a change in manners. Toward the end of the century, audiences began to sit in the dark and to keep still. At Wagner’s theater in Bayreuth, and in concert halls after it, people came to hold that whoever is moved is silent, and that the time to clap is when everything is over. When Gustav Mahler took charge of the opera in Vienna, in 1897, he set his face against the claque, and against latecomers too; the two reforms were one. In houses where the public had stopped making a noise during the music, it did not need to be shown when to make it. The Knights went on for some decades, at the edges, and were at last a curiosity.',
    'One might leave the matter there if it were not for television. In the early 1950s an American sound engineer, Charles Douglass, built a machine with keys, rather like an organ’s, on which one could play laughter. It had a chuckle and a roar; it had a single startled woman. With these he went from studio to studio for years, and put into comedies, after they had been made, the pleasure of people who had not seen them. So the laughers were back, and nobody called them a fraud, or not for long. There was one difference. Auguste’s men had to sit in the house. If they laughed at what was not funny, heads turned, and they could be looked at, and hissed; it happened often enough. Whatever they said on behalf of the public, the public was there to contradict it. A machine has no neighbors.',
  ],
  questions: [
    {
      id: 'act-reading/knights-of-the-chandelier-q1',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the paid members of the audience in Paris theaters did all of the following EXCEPT:',
      right: 'arrive late, so as to be noticed.',
      wrong: [
        {
          html: 'shed tears at what was played.',
          misconception: 'ar-overlooked-mention',
          why: 'These are the ones who “wept into handkerchiefs,” named in one breath with those who laughed.',
        },
        {
          html: 'call for an encore of a number.',
          misconception: 'ar-missed-in-other-words',
          why: 'The word encore is not used, but some of them “cried out for a number to be sung again.”',
        },
        {
          html: 'praise a piece to those around.',
          misconception: 'ar-missed-in-other-words',
          why: 'It was done between the acts: they “remarked to their neighbors” on “the beauties that were still to come.”',
        },
      ],
      evidence: [
        'There were those who laughed and those who wept into handkerchiefs. There were those who cried out for a number to be sung again.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: the specialists are listed at the end of the second paragraph; cross off three.</p><p>Laughing, weeping, calling for a repeat, and praise between the acts are listed ([[line: those who wept into handkerchiefs]]). Latecomers are mentioned further on, as another thing that Mahler set his face against; they were not the paid ones.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q2',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.2,
      seconds: 50,
      text: '',
      stem: 'It can reasonably be inferred that Auguste wore loud colors so that:',
      right: 'those whom he led could find him.',
      wrong: [
        {
          html: 'the singers could see that he was there.',
          misconception: 'ar-common-sense-over-text',
          why: 'Singers paid him and would like to know him present, but the sentence names others: “where each of his men could see him.”',
        },
        {
          html: 'the public would look at him and not at them.',
          misconception: 'ar-outside-the-text',
          why: 'Drawing eyes away from his men would be clever, but the text says nothing of it; it says who was to see him.',
        },
        {
          html: 'the director could tell where his men sat.',
          misconception: 'ar-half-right',
          why: 'He did work with the director, but that was before the night; it is his men who had to see him.',
        },
      ],
      evidence: ['took a seat in the middle of the floor, where each of his men could see him'],
      explanation:
        '<p class="plan">An inference: read the rest of the sentence in which the coats are mentioned.</p><p>He came “in coats of loud colors, and took a seat in the middle of the floor, where each of his men could see him” ([[line: where each of his men could see him]]).</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.3,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: whether a murmur, one round, or three]], the word <em>round</em> most nearly means:',
      right: 'burst of clapping.',
      wrong: [
        {
          html: 'turn at the music.',
          misconception: 'ar-first-meaning',
          why: 'A round may be a turn, but singers take turns; what is settled here is what a number “should have” from the men below.',
        },
        {
          html: 'series of calls.',
          misconception: 'ar-half-right',
          why: 'Some did cry out for a repeat, but those were specialists in other theaters; a round here is applause.',
        },
        {
          html: 'repeat of a song.',
          misconception: 'ar-mood-for-meaning',
          why: 'Songs were indeed called for again, but what is measured, after a murmur, is the size of the applause.',
        },
      ],
      evidence: ['settled what each number should have'],
      explanation:
        '<p class="plan">A word in context: ask what Auguste’s men could give to a number of the opera.</p><p>He and the director “settled what each number should have” ([[line: settled what each number should have]]): a murmur of approval, or applause once, or three times over.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The mention of “Two thousand strangers” ([[line: Two thousand strangers, on a first night]]) serves mainly to:',
      right: 'prepare the claim that applause needs someone to begin it.',
      wrong: [
        {
          html: 'show how the claque could pass for a part of the public.',
          misconception: 'ar-outside-the-text',
          why: 'Among so many the men might go unnoticed, but the strangers come in because each of them waits for another to start.',
        },
        {
          html: 'show why the claque was felt to be dishonest.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The fraud is the matter of the paragraph before; here the defense begins, with people who do not know what to do.',
        },
        {
          html: 'show how a single hiss could spoil a first night.',
          misconception: 'ar-half-right',
          why: 'They do depend on one another, but it is applause that must begin somewhere; hissing comes in at the end.',
        },
      ],
      evidence: ['Each of them waits for the others.', 'Applause must begin somewhere.'],
      explanation:
        '<p class="plan">A function question: follow the argument from the strangers to the sentence with “must.”</p><p>They “do not know what to do. Each of them waits for the others.” From this it follows that “Applause must begin somewhere” ([[line: Applause must begin somewhere]]).</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the claque came to an end because:',
      right: 'audiences stopped making noise during the music.',
      wrong: [
        {
          html: 'theaters forbade it until it was given up at last.',
          misconception: 'ar-half-right',
          why: 'They did forbid it, again and again; but the passage says that neither indignation nor the law put an end to it.',
        },
        {
          html: 'singers found that the public did not believe it.',
          misconception: 'ar-common-sense-over-text',
          why: 'That would have ruined the trade, but the reason given is manners: people sat still, and needed no signal.',
        },
        {
          html: 'directors no longer wished to arrange it in advance.',
          misconception: 'ar-swaps-people',
          why: 'Mahler did oppose it in Vienna, but Véron’s planning is not said to have stopped; the change was in the audience.',
        },
      ],
      evidence: ['It was a change in manners.'],
      explanation:
        '<p class="plan">A cause: find the sentence that says what did not end the profession, and read the next.</p><p>Neither indignation nor the law ended it: “It was a change in manners” ([[line: It was a change in manners]]). Audiences “began to sit in the dark and to keep still.”</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the statement that the law did not put an end to the claque?',
      right: 'The bans had to be repeated every few years.',
      wrong: [
        {
          html: 'The bans were made by theaters and not by courts.',
          misconception: 'ar-half-right',
          why: 'It was theaters that forbade it, but the detail does not show that it failed; having to forbid it again does.',
        },
        {
          html: 'The bans did not touch those who took tickets.',
          misconception: 'ar-outside-the-text',
          why: 'Tickets by the bundle were Auguste’s pay, but that they escaped a ban is not said; that it was repeated is.',
        },
        {
          html: 'The bans came only when the public complained.',
          misconception: 'ar-invented-cause',
          why: 'Complaints and bans stand in one sentence, but what shows the bans’ failure is that they came again and again.',
        },
      ],
      evidence: ['theaters forbade it, and forbade it again a few years later, and again after that'],
      explanation:
        '<p class="plan">Evidence: where does the passage speak of forbidding, and what is odd about it?</p><p>As the passage has it, “theaters forbade it, and forbade it again a few years later, and again after that” ([[line: and forbade it again a few years later]]). What has to be forbidden three times has not stopped.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if true, would most weaken the defense that Véron and others made?',
      right: 'Houses without a claque applauded just as promptly as others.',
      wrong: [
        {
          html: 'Houses without a claque often sat in doubt when an air was over.',
          misconception: 'ar-wrong-side',
          why: 'This is the waiting of which the defense speaks, so it would bear the argument out.',
        },
        {
          html: 'Houses with a claque had many listeners who knew the piece.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Studying the piece is part of the defense, but knowing listeners might still wait for a signal; prompt applause without one is decisive.',
        },
        {
          html: 'Houses with a claque at times refused to follow its lead.',
          misconception: 'ar-wrong-side',
          why: 'This may look like a failure of the claque, but the defense says it itself: “a house that feels itself pushed pushes back.”',
        },
      ],
      evidence: [
        'Two thousand strangers, on a first night, do not know what to do. Each of them waits for the others.',
      ],
      explanation:
        '<p class="plan">Weighing evidence: say in one sentence what the public cannot do by itself, according to the defense.</p><p>The defense rests on the strangers of whom “Each of them waits for the others” ([[line: Each of them waits for the others]]). If a public without leaders claps just as soon, it does not need the signal.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The statement “A machine has no neighbors” ([[line: A machine has no neighbors]]) most likely means that:',
      right: 'its laughter cannot be challenged by people who are there.',
      wrong: [
        {
          html: 'its laughter does not draw others to laugh along with it.',
          misconception: 'ar-literal-for-figurative',
          why: 'Neighbors do infect each other with laughter, but the sentence looks back to heads that turned: nobody can object to a machine.',
        },
        {
          html: 'its laughter was recorded from people in another place.',
          misconception: 'ar-half-right',
          why: 'They were indeed people “who had not seen them,” but what the machine lacks is somebody beside it to contradict.',
        },
        {
          html: 'its laughter no longer shows who it is that pays for it.',
          misconception: 'ar-outside-the-text',
          why: 'Pay was what made Auguste’s men a fraud, but the last sentences speak of being looked at and hissed, not of pay.',
        },
      ],
      evidence: ['Whatever they said on behalf of the public, the public was there to contradict it.'],
      explanation:
        '<p class="plan">An inference: read the three sentences before it, on what could happen to Auguste’s men.</p><p>His men “had to sit in the house,” and “the public was there to contradict it” ([[line: the public was there to contradict it]]). With a machine, nobody sits beside the laugher who could turn around and object.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q9',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The passage as a whole is mainly about a practice that:',
      right: 'died out as manners changed, and came back where no one can object to it.',
      wrong: [
        {
          html: 'died out as manners changed, and came back when people felt the want of it.',
          misconception: 'ar-half-right',
          why: 'The first half is right, but nobody is said to have missed it; a machine put the laughter in after the comedies were made.',
        },
        {
          html: 'was given up as a fraud, and came back when its defense had been accepted.',
          misconception: 'ar-quoted-view-for-author',
          why: 'It was called a fraud, and there was a defense; but neither decided anything, and of the defense the author does not know if it is true.',
        },
        {
          html: 'was given up under bans, and came back when no one was left to enforce them.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Bans stand in the third paragraph, but they failed; it was the public’s sitting still that ended the claque.',
        },
      ],
      evidence: [
        'It was a change in manners.',
        'So the laughers were back, and nobody called them a fraud, or not for long.',
      ],
      explanation:
        '<p class="plan">The main idea: take the fifth and the sixth paragraph together, and the last sentence.</p><p>It ended by “a change in manners” and returned with television: “So the laughers were back” ([[line: So the laughers were back]]), and this time there was no one beside them to object.</p>',
    },
  ],
}
