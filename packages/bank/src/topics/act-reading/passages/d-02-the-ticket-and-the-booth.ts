import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-ticket-and-the-booth',
  kind: 'Social Science',
  title: 'The Ticket and the Booth',
  description:
    'Passage A is adapted from “Going to Vote,” a textbook chapter by Alan Dreyer (2014). Passage B is adapted from the essay “Behind the Curtain” by Simone Achard (2019). Both writers are invented; the laws, dates and figures that they give are not.',
  paragraphs: [
    '# Passage A',
    'Until the late 1880s an American who went to vote did not, in most states, receive a ballot from the government. He brought one, or took one from a man in the street. Each party printed its own, a slip called a ticket, which bore the names of its candidates and nobody else’s, and it paid workers to press the slip into voters’ hands. To vote for the whole list, one dropped the ticket into the box as it was. To vote for one man of another party, one had to scratch out a name and write in the other, or paste over it a gummed strip with his name on it. Such strips were called pasters, and rival candidates were glad to supply them.',
    'Printers did what they could to discourage this. A ticket used at Vallejo, California, in 1871 was so narrow, and set in type so small, that there was no space on it for another name. Printers also saw to it that tickets could be told apart from across a street. They were pink, or yellow, or striped. The color served a buyer: a party worker who had paid two dollars for a vote could stand near the box and watch it go in.',
    'The remedy came from Australia, where Victoria and South Australia had adopted it in 1856. Its parts were four. The ballot was printed at public expense; it carried the candidates of every party; officials handed it out at the polls and nowhere else; and it was marked where no one could look on. In 1888 Massachusetts became the first state to take it over. By 1896 about nine states in ten had followed.',
    'Did it end the trade in votes? Nobody had counted bribes before, and nobody counted them after. There is, however, one telling change. Voters began to divide their choices between parties far more often than they had done, which suggests that a good many had been held back until then by the trouble of it, or by the eyes at the box.',
    '# Passage B',
    'Praise of the secret ballot always shows us the briber, foiled at last. I should like to look at the others in line. In 1890 about one American in eight over the age of nine could not read or write; among Black Southerners it was more than half. The old ticket, whatever else was wrong with it, required of a voter that he know its color. The new ballot required him to find eight names among forty, alone. In Massachusetts the names were grouped by office. In several Southern states no friend was allowed to help.',
    'Arkansas voted by the new law in 1892. There was as yet no poll tax; that was adopted on the same day. Still, the vote for governor was smaller by nearly a fifth than it had been two years before. Nor was this a surprise to those who had drawn up the law. A party song of that summer boasted of what the ballot would do.',
    'Money, meanwhile, found other work. Historians who have gone through the papers of rural New York, each the organ of one party and eager to expose the other, read there of men who were paid to go fishing on election day. A vote behind a curtain cannot be inspected. A man who stays at home can.',
    'And whoever prints the ballot decides who is on it. A new party had once needed a printer. Now it needed signatures, by a date, on a form, approved by officials whom the two old parties had put there. In the 1890s several states forbade a name to appear under more than one party, and so put an end to the alliances by which small parties had won.',
    'I do not want the pink tickets back. A curtain is better than a man in the street with two dollars. But a voter who cannot read may today bring a helper of his own choosing behind that curtain; federal law has said so since 1982. There was nothing in the paper or the booth of 1890 to prevent it. It took ninety years because, to many who voted for those laws, the fault was not a fault.',
  ],
  questions: [
    {
      id: 'act-reading/the-ticket-and-the-booth-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, the strips called pasters were supplied by:',
      right: 'candidates who ran against a man on the ticket.',
      wrong: [
        {
          html: 'party workers who pressed tickets on voters.',
          misconception: 'ar-half-right',
          why: 'Workers did hand things out, but what they gave was the ticket; the strips served to spoil it, and “rival candidates were glad to supply them.”',
        },
        {
          html: 'printers who had set the ticket in small type.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Printers come in the next paragraph, but they “did what they could to discourage this”; the strips were against their purpose.',
        },
        {
          html: 'officials who watched over the box.',
          misconception: 'ar-common-sense-over-text',
          why: 'At the polls today one would ask an official, but in these years the government gave out nothing, not even the ballot itself.',
        },
      ],
      evidence: ['Such strips were called pasters, and rival candidates were glad to supply them.'],
      explanation:
        '<p class="plan">A stated detail: find the word “pasters” and read to the end of the sentence.</p><p>“Such strips were called pasters, and rival candidates were glad to supply them” ([[line: rival candidates were glad to supply them]]): a strip with one’s own name covered that of the man on the ticket.</p>',
    },
    {
      id: 'act-reading/the-ticket-and-the-booth-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, printers gave tickets bright colors because the colors:',
      right: 'let a buyer see which ticket went in.',
      wrong: [
        {
          html: 'let a voter see which party’s ticket he held.',
          misconception: 'ar-half-right',
          why: 'To know the party by its color is what B says of the voter, but in A “The color served a buyer.”',
        },
        {
          html: 'made it hard to print false tickets.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is a usual reason for colored paper, but false tickets are not mentioned; tickets were to be “told apart from across a street.”',
        },
        {
          html: 'made it hard to write in a name.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Against other names printers used narrow paper and small type; the color had another use, at the box.',
        },
      ],
      evidence: [
        'The color served a buyer: a party worker who had paid two dollars for a vote could stand near the box and watch it go in.',
      ],
      explanation:
        '<p class="plan">A question of cause: find the pink and yellow tickets, and the sentence after them.</p><p>“The color served a buyer: a party worker who had paid two dollars for a vote could stand near the box and watch it go in” ([[line: The color served a buyer]]). By its color he could tell, even from a distance, whether the ticket he had paid for was the one that went in.</p>',
    },
    {
      id: 'act-reading/the-ticket-and-the-booth-q3',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'All of the following are named in Passage A as parts of the Australian system EXCEPT that:',
      right: 'names were arranged by the office that was sought.',
      wrong: [
        {
          html: 'the printing of ballots cost the parties nothing.',
          misconception: 'ar-overlooked-mention',
          why: 'The parties are not named beside it, but the first of the four parts says the same: the ballot was “printed at public expense.”',
        },
        {
          html: 'ballots could be had in one place and in no other.',
          misconception: 'ar-missed-in-other-words',
          why: '“One place” is not said in so many words, but it is the third part: officials handed the ballot out “at the polls and nowhere else.”',
        },
        {
          html: 'rivals for a post stood on one and the same ballot.',
          misconception: 'ar-missed-in-other-words',
          why: '“Rivals” is not the word used, but the second part means it: the ballot “carried the candidates of every party.”',
        },
      ],
      evidence: [
        'The ballot was printed at public expense; it carried the candidates of every party',
        'In Massachusetts the names were grouped by office.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find “Its parts were four” and cross off three.</p><p>The four parts stand together: “The ballot was printed at public expense; it carried the candidates of every party; officials handed it out at the polls and nowhere else” and it was marked unseen. Grouping “by office” is told of Massachusetts, in Passage B ([[line: In Massachusetts the names were grouped by office]]).</p>',
    },
    {
      id: 'act-reading/the-ticket-and-the-booth-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In Passage A, the sentence in [[line: Nobody had counted bribes before]] serves mainly to:',
      right: 'give the reason why an indirect sign is looked at next.',
      wrong: [
        {
          html: 'put the reader on guard against a change told of later.',
          misconception: 'ar-reversed',
          why: 'The sentence does sound like a caution, but the change that comes after it is trusted: the author calls it “one telling change.”',
        },
        {
          html: 'show that the reform rested on a belief not yet tested.',
          misconception: 'ar-outside-the-text',
          why: 'What is not counted may look like a mere belief, but the buying is told as a fact, with its price: “two dollars for a vote.”',
        },
        {
          html: 'admit that the reform cannot be shown to have had effects.',
          misconception: 'ar-half-right',
          why: 'The first half of the admission fits, as bribes were not counted; but one effect is then named: “one telling change.”',
        },
      ],
      evidence: ['There is, however, one telling change.'],
      explanation:
        '<p class="plan">A function question: read the sentence after it, and the word “however.”</p><p>There is no count of bribes, and so the author turns elsewhere: “There is, however, one telling change” ([[line: There is, however, one telling change]]), the dividing of votes, which only “suggests” what had gone on.</p>',
    },
    {
      id: 'act-reading/the-ticket-and-the-booth-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: the papers of rural New York]], the word <em>papers</em> refers to:',
      right: 'newspapers.',
      wrong: [
        {
          html: 'ballots.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Ballots and tickets are the paper in question everywhere else in the two passages; but no ballot is “the organ of one party” in which historians read of men.',
        },
        {
          html: 'private letters.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'The papers of a person are letters, and historians do read them; but these are each “the organ of one party,” which letters are not.',
        },
        {
          html: 'scholarly studies.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Historians write scholarly papers, but here they have “gone through” those of the 1890s, which were “eager to expose the other” party.',
        },
      ],
      evidence: ['each the organ of one party and eager to expose the other'],
      explanation:
        '<p class="plan">A word in context: read the words between the commas that follow it.</p><p>They are “each the organ of one party and eager to expose the other” ([[line: each the organ of one party]]), and one reads in them of men who were paid: newspapers.</p>',
    },
    {
      id: 'act-reading/the-ticket-and-the-booth-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'By what is said in [[line: the fault was not a fault]], the author of Passage B suggests that many lawmakers:',
      right: 'were content to see those who could not read stay away.',
      wrong: [
        {
          html: 'were unaware of how many in their states could not read.',
          misconception: 'ar-half-right',
          why: 'Those who could not read are the matter, but the lawmakers knew: the fall in the vote was no “surprise to those who had drawn up the law.”',
        },
        {
          html: 'held that a helper in the booth would bring back bribery.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is a reason that one might give, and a helper does come up; but no such fear is mentioned, and the song “boasted.”',
        },
        {
          html: 'were satisfied that small parties now won fewer offices.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Small parties lose in the paragraph before; the “fault” here is that a voter who could not read had no helper.',
        },
      ],
      evidence: [
        'Nor was this a surprise to those who had drawn up the law.',
        'A party song of that summer boasted of what the ballot would do.',
      ],
      explanation:
        '<p class="plan">An inference: ask what “the fault” is, and how the makers of the law spoke of it in Arkansas.</p><p>The fault is that voters who could not read were left without help. The fall of the vote was no “surprise to those who had drawn up the law” ([[line: Nor was this a surprise to those who had drawn up]]), and a party song “boasted” of it. They did not mind; they welcomed it.</p>',
    },
    {
      id: 'act-reading/the-ticket-and-the-booth-q7',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'In Passage B, the law mentioned in [[line: federal law has said so since 1982]] is brought up mainly to:',
      right: 'show what could have been done long before.',
      wrong: [
        {
          html: 'show what has still not been done.',
          misconception: 'ar-half-right',
          why: 'Delay is the point, but the help is allowed now: a voter “may today bring a helper of his own choosing.”',
        },
        {
          html: 'show what the courts had to bring about.',
          misconception: 'ar-outside-the-text',
          why: 'Such changes often come from courts, but the passage names a federal law and no court.',
        },
        {
          html: 'show what follows once voters complain.',
          misconception: 'ar-common-sense-over-text',
          why: 'One likes to think so, but the passage mentions no complaint; it took ninety years, because to many “the fault was not a fault.”',
        },
      ],
      evidence: ['There was nothing in the paper or the booth of 1890 to prevent it.'],
      explanation:
        '<p class="plan">A function question: read the sentence that follows the year.</p><p>The voter may now bring a helper “behind that curtain,” and “There was nothing in the paper or the booth of 1890 to prevent it” ([[line: There was nothing in the paper or the booth]]). The law proves that help and secrecy could have gone together from the start.</p>',
    },
    {
      id: 'act-reading/the-ticket-and-the-booth-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'Both passages tell us that under the old system:',
      right: 'a ticket was known by its color.',
      wrong: [
        {
          html: 'a ticket could not be altered.',
          misconception: 'ar-half-right',
          why: 'At Vallejo there was no room for another name, but elsewhere one could write in a name or paste one on; and B does not speak of it.',
        },
        {
          html: 'a ticket had only to be printed.',
          misconception: 'ar-one-passage-only',
          why: 'For a new party this is said in B, which “had once needed a printer,” but A speaks of tickets and not of how parties began.',
        },
        {
          html: 'a ticket was pressed into one’s hand.',
          misconception: 'ar-one-passage-only',
          why: 'A tells of workers who were paid “to press the slip into voters’ hands,” but nothing of the kind stands in B.',
        },
      ],
      evidence: [
        'They were pink, or yellow, or striped.',
        'The old ticket, whatever else was wrong with it, required of a voter that he know its color.',
      ],
      explanation:
        '<p class="plan">A question about both passages: find a place in each for the same thing.</p><p>In A tickets “could be told apart from across a street. They were pink, or yellow, or striped” ([[line: They were pink, or yellow, or striped]]). B says that the ticket “required of a voter that he know its color” ([[line: required of a voter that he know its color]]).</p>',
    },
    {
      id: 'act-reading/the-ticket-and-the-booth-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'The two passages differ in their treatment of the party ticket in that:',
      right: 'A dwells on what it showed others, and B on what it spared the voter.',
      wrong: [
        {
          html: 'A dwells on what it spared the voter, and B on what it showed others.',
          misconception: 'ar-mixes-up-passages',
          why: 'The halves are exchanged: the colors seen across a street are described in A, and a voter who need know only a color in B.',
        },
        {
          html: 'A dwells on how it caught the eye, and B on what it cost small parties.',
          misconception: 'ar-half-right',
          why: 'The half about A is right; but in B the ticket was easy for small parties, which “once needed a printer,” and it is the new ballot that cost them.',
        },
        {
          html: 'A dwells on how it was paid for, and B on how it was made up and counted.',
          misconception: 'ar-outside-the-text',
          why: 'Each party printed its own, that much A says; but counting is described in neither passage, and B does not tell how tickets were made up.',
        },
      ],
      evidence: [
        'The color served a buyer',
        'The old ticket, whatever else was wrong with it, required of a voter that he know its color.',
      ],
      explanation:
        '<p class="plan">A comparison: find in each passage the sentence about the color of the ticket, and ask whom the color serves there.</p><p>In A “The color served a buyer” ([[line: The color served a buyer]]), who watched. In B the same color is all that the ticket “required of a voter” ([[line: required of a voter that he know its color]]): it spared him the reading.</p>',
    },
  ],
}
