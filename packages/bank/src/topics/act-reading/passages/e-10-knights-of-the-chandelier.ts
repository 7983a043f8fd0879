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
      right: 'hiss at those who did not pay.',
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
        '<p class="plan">An EXCEPT question: the specialists are listed at the end of the second paragraph; cross off three.</p><p>Laughing, weeping, calling for a repeat, and praise between the acts are listed ([[line: those who wept into handkerchiefs]]). Hissing is mentioned at the end of the passage, as something done to them.</p>',
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
          html: 'the singers should know who he was.',
          misconception: 'ar-common-sense-over-text',
          why: 'Singers paid him and might want to know him, but what is said about his seat concerns “each of his men.”',
        },
        {
          html: 'the public should take him for rich.',
          misconception: 'ar-outside-the-text',
          why: 'Loud coats may look like money, but the passage says nothing of how he wished to be taken.',
        },
        {
          html: 'his men should dress as he dressed.',
          misconception: 'ar-half-right',
          why: 'His men did look to him, but for when to applaud; nothing suggests that they dressed as he did.',
        },
      ],
      evidence: ['took a seat in the middle of the floor, where each of his men could see him'],
      explanation:
        '<p class="plan">An inference: read the rest of the sentence in which the coats are mentioned.</p><p>He came “in coats of loud colors, and took a seat in the middle of the floor, where each of his men could see him” ([[line: where each of his men could see him]]). The coat and the seat serve one end, which the sentence names: “his men” are to see him, for they clap when he does.</p>',
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
          html: 'shape of a circle.',
          misconception: 'ar-first-meaning',
          why: 'Round is first of all a shape, but it stands here between a murmur and three of the same, as a thing to be given to a number.',
        },
        {
          html: 'stage in a contest.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Boxers fight in rounds, and singers may compete; but what was settled with the director was applause.',
        },
        {
          html: 'line of a melody.',
          misconception: 'ar-mood-for-meaning',
          why: 'An opera is full of melodies, and a round can be a song; but these rounds come from the floor and not from the stage.',
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
          html: 'prepare the claim that a public can be led against its will.',
          misconception: 'ar-half-right',
          why: 'It does prepare a claim about leading; but the defense says that a house which feels pushed “pushes back.”',
        },
        {
          html: 'explain why the claque had come to be called a fraud.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Fraud is the charge of the paragraph before; with the strangers begins what the passage calls “The defense.”',
        },
        {
          html: 'explain why the claque had to consist of so many men.',
          misconception: 'ar-outside-the-text',
          why: 'A hundred men and two thousand strangers invite the sum, but the passage does not connect the numbers.',
        },
      ],
      evidence: ['Each of them waits for the others.', 'Applause must begin somewhere.'],
      explanation:
        '<p class="plan">A function question: follow the argument from the strangers to the sentence with “must.”</p><p>They “do not know what to do. Each of them waits for the others.” From this it follows that “Applause must begin somewhere” ([[line: Applause must begin somewhere]]). The strangers come first and the claim after them: if each waits for the others, somebody has to be the first.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the claque came to an end because:',
      right: 'audiences took to sitting quietly.',
      wrong: [
        {
          html: 'theaters took to forbidding it.',
          misconception: 'ar-half-right',
          why: 'They did forbid it, many times; but it was not the law, says the passage, that put an end to it.',
        },
        {
          html: 'newspapers had made it absurd.',
          misconception: 'ar-common-sense-over-text',
          why: 'Mockery is said to kill, and the papers mocked it “every season”; but the seasons went on, and so did the claque.',
        },
        {
          html: 'singers could not pay it any more.',
          misconception: 'ar-outside-the-text',
          why: 'Payment was its income, but no lack of money is mentioned; the reason given is “a change in manners.”',
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
          html: 'The bans were lifted again after a few years.',
          misconception: 'ar-outside-the-text',
          why: 'A few years do pass, but then the thing is forbidden once more; nobody is said to have allowed it again.',
        },
        {
          html: 'The bans came when it was nearly gone already.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The end is told after the bans, but these belong to its best days, when newspapers “made fun of it every season.”',
        },
        {
          html: 'The bans were aimed mainly at those who came late.',
          misconception: 'ar-half-right',
          why: 'Latecomers were forbidden too, but that was Mahler’s doing in Vienna, in 1897, and he opposed both alike.',
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
          html: 'Houses with a claque paid for it partly in the form of tickets.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'How Auguste was paid is told earlier, but the defense is about what a public needs.',
        },
        {
          html: 'Houses with a claque at times grew angry at being led too far.',
          misconception: 'ar-wrong-side',
          why: 'The defense allows for this: a house that feels pushed “pushes back,” and so a good chief does not force it.',
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
          html: 'its laughter does not spread from one person to the next.',
          misconception: 'ar-literal-for-figurative',
          why: 'Laughter does catch among neighbors, but the sentences before speak of heads that turned, and of hissing.',
        },
        {
          html: 'its laughter was taken from people who were strangers.',
          misconception: 'ar-half-right',
          why: 'It was the pleasure of others, “who had not seen” the comedy; but the remark is about who could answer the laughers in the house.',
        },
        {
          html: 'its laughter had to be played by a person working alone.',
          misconception: 'ar-outside-the-text',
          why: 'Douglass went from studio to studio, but whether alone or not is not said, and nothing turns on it.',
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
      right: 'passed away as manners changed and came back in a form that is harder to answer.',
      wrong: [
        {
          html: 'ended with a change in manners and came back when people missed being led.',
          misconception: 'ar-half-right',
          why: 'The change of manners is right; but the machine was added to comedies by their makers, and nobody is said to have missed the claque.',
        },
        {
          html: 'was put down by reformers in one city after another and never came back.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Mahler is a reformer in one city; but the fifth paragraph names manners as the cause, and the sixth tells of a return.',
        },
        {
          html: 'was attacked as a fraud and defended as a service by those who paid for it.',
          misconception: 'ar-too-narrow',
          why: 'Attack and defense fill two paragraphs out of six; silence and television have no place in this.',
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
