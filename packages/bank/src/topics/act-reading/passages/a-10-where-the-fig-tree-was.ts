import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/where-the-fig-tree-was',
  kind: 'Social Science',
  title: 'Where the Fig Tree Was',
  description:
    'This passage is from the article “Where the Fig Tree Was” by Leonie Farquharson (2022). Author and source are invented. So are Yolanda Brenes Kraft and her study.',
  paragraphs: [
    'For some years a friend of mine in San José, Costa Rica, lived at the following address: two hundred meters south and seventy-five east of the old fig tree, green gate. The directions were perfect in every respect but one. The fig tree had been gone for decades. Nobody minded. Taxi drivers who had never laid eyes on it turned left where it used to be.',
    'What is an address? Most of us would say that it is a fact about a house, like its color. It is better thought of as half of a conversation, and you can learn a good deal about a place by asking who is supposed to be speaking the other half.',
    'Across most of Japan it is not the streets that have names but the spaces between them. A city is cut into districts and the districts into blocks, and each block has a number. So do the houses on it, and in older quarters the numbers were given out in the order in which the houses were built, so that 1 may stand between 9 and 14. A street, on this view, is merely the gap between two blocks, of no more interest than the white space between paragraphs. In Ireland, until postal codes arrived in 2015, about a third of homes, most of them in the countryside, shared an address with at least one other. Your letter reached you because the mail carrier knew that there were two Mary Brennans, and which of them had a son in Boston.',
    'The numbered house on the named street, which the rest of us take for the natural arrangement, had to be invented, and it was not invented for our convenience. When Maria Theresa, ruler of the Habsburg lands, had a number painted on every house in the 1770s, it was so that officials could count the young men who might be called into the army. People understood this very well. In one village after another the numbers were scraped off in the night or smeared with mud. A house with a number could be found by someone who had never met the people in it, and until then not being findable in that way had been a kind of wall.',
    'To be found by strangers is also, of course, a blessing. An ambulance is a stranger. So is a package. When San José set out, about a decade ago, to put up a full set of street signs, the sociologist Yolanda Brenes Kraft saw an opportunity. For a year she followed thirty-six delivery riders, half of them in districts that had received their signs and half in districts that were still waiting. The first results were what anyone would have predicted. With signs, a rider with an unfamiliar order found the door in five minutes; without them, it took nine, and somebody had to be asked. But the riders without signs grew quicker. By the sixth month they had closed the gap. And at the end of the year Brenes Kraft gave both groups a test that they had not expected. She read out the names of forty households on their rounds. The riders with signs could place, on average, four. The riders without signs could place nineteen, and they knew besides who was hard of hearing, which dog was only pretending, and whose daughter was engaged.',
    '“A sign does not only save you from asking,” Brenes Kraft writes. “It saves the other person from being asked.” She is careful not to call this a loss. Some people on those rounds, she notes, were delighted to be asked less. And to a newcomer, who has no idea where the fig tree was, an address that runs through other people’s memories is a locked door. It is generous chiefly to those who are already inside.',
    'So the systems can be sorted by the visitor each had in mind. The number on the Habsburg door was meant for a sergeant; the Irish address, for a mail carrier who knew your mother; the fig tree, for a neighbor. None of them is simply better than the rest. Each makes a certain kind of person easy to find, and a certain kind of knowledge unnecessary.',
    'My friend has a street name now, and a number, and a postal code. Not long ago I looked up his house on a map, and it took me four seconds. But when I wrote to ask how I should walk there from the bus, he answered as I might have known he would. “It’s easy,” he wrote. “You know where the fig tree was?”',
  ],
  questions: [
    {
      id: 'act-reading/where-the-fig-tree-was-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The main idea of the passage is that a system of addresses is best understood by asking:',
      right: 'for which kind of visitor it was meant to work.',
      wrong: [
        {
          html: 'which ruler brought it in, and for what end.',
          misconception: 'ar-too-narrow',
          why: 'This is the right question for the painted numbers of the Habsburg lands; but Japan, Ireland and the fig tree have no ruler in them.',
        },
        {
          html: 'how much it makes people ask of each other.',
          misconception: 'ar-half-right',
          why: 'Asking does come into it, as the riders show; but the study is one example, and its author “is careful not to call this a loss.” The systems are sorted by something else.',
        },
        {
          html: 'how long people will remember its landmarks.',
          misconception: 'ar-too-narrow',
          why: 'The tree that is gone opens and closes the article, so memory seems the point; but numbers and blocks, which fill the middle, need no landmark.',
        },
      ],
      evidence: [
        'So the systems can be sorted by the visitor each had in mind.',
        'None of them is simply better than the rest.',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: the paragraph that begins “So the systems can be sorted” gathers the examples.</p><p>“So the systems can be sorted by the visitor each had in mind” ([[line: So the systems can be sorted by the visitor each had in mind.]]), and “None of them is simply better than the rest. Each makes a certain kind of person easy to find, and a certain kind of knowledge unnecessary.” All the examples serve this. The “visitor each had in mind” is the person for whom it works: a sergeant, a mail carrier, a neighbor.</p>',
    },
    {
      id: 'act-reading/where-the-fig-tree-was-q2',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'The detail in [[line: Taxi drivers who had never laid eyes on it]] shows that the directions in the first paragraph served:',
      right: 'people who had never seen the tree.',
      wrong: [
        {
          html: 'people who could remember the tree.',
          misconception: 'ar-common-sense-over-text',
          why: 'Directions by a landmark usually need its memory; but these drivers “had never laid eyes on it,” so they remembered nothing of it.',
        },
        {
          html: 'people who were new to the city.',
          misconception: 'ar-extreme-wording',
          why: 'The drivers never saw the tree, so strangers seem to be included; but to a newcomer such an address is “a locked door.”',
        },
        {
          html: 'people who lived close to the tree.',
          misconception: 'ar-swaps-people',
          why: 'The friend lived near it, and neighbors knew it; but the detail is about the drivers, who come from all over the city.',
        },
      ],
      evidence: ['The fig tree had been gone for decades.', 'turned left where it used to be'],
      explanation:
        '<p class="plan">An inference from a detail: the tree is gone, and what do the drivers do?</p><p>“The fig tree had been gone for decades,” and yet drivers who had never seen it “turned left where it used to be” ([[line: turned left where it used to be]]).</p>',
    },
    {
      id: 'act-reading/where-the-fig-tree-was-q3',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 50,
      text: '',
      stem: 'According to the passage, by the sixth month of the study the riders without signs:',
      right: 'were as quick as the other riders.',
      wrong: [
        {
          html: 'knew more of the households than the others.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'They did, as the test showed, but that was “at the end of the year”; of the sixth month only their speed is told.',
        },
        {
          html: 'no longer had to ask anyone.',
          misconception: 'ar-outside-the-text',
          why: 'They got quicker, so one may think that they stopped asking; but the passage says only that “they had closed the gap.”',
        },
        {
          html: 'still took some minutes more to a door.',
          misconception: 'ar-reversed',
          why: 'Nine minutes against five was the first result; but after that “the riders without signs grew quicker.”',
        },
      ],
      evidence: ['But the riders without signs grew quicker. By the sixth month they had closed the gap.'],
      explanation:
        '<p class="plan">A stated detail: find “By the sixth month,” and ask which difference is meant there.</p><p>“The riders without signs grew quicker. By the sixth month they had closed the gap” ([[line: the riders without signs grew quicker. By the sixth month they had closed the gap]]). The gap is that between five minutes and nine; once it is closed, both groups find a door in the same time.</p>',
    },
    {
      id: 'act-reading/where-the-fig-tree-was-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The comparison in [[line: the white space between paragraphs]] is used in order to make clear:',
      right: 'what a street amounts to in that system.',
      wrong: [
        {
          html: 'how much depends on knowing a block.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That blocks have the numbers has been said before; this comparison is made for what lies “between two blocks.”',
        },
        {
          html: 'how orderly the city seems on a map.',
          misconception: 'ar-literal-for-figurative',
          why: 'A page with its paragraphs may look like a map; but the likeness is in how little one heeds the gaps, not in order.',
        },
        {
          html: 'why strangers find it hard to get about.',
          misconception: 'ar-common-sense-over-text',
          why: 'Without street names one does have to search; but the sentence is about how streets are seen, and not about finding a house.',
        },
      ],
      evidence: ['A street, on this view, is merely the gap between two blocks'],
      explanation:
        '<p class="plan">A function question: who notices the white space on a page, and which words stand just before the comparison?</p><p>“A street, on this view, is merely the gap between two blocks, of no more interest than the white space between paragraphs” ([[line: is merely the gap between two blocks]]). Readers who think of streets as the things with names are shown how little they are when the blocks have the names.</p>',
    },
    {
      id: 'act-reading/where-the-fig-tree-was-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to the passage, villagers in the Habsburg lands removed the numbers from their houses because they:',
      right: 'knew that the army had a use for them.',
      wrong: [
        {
          html: 'feared that there would be a new tax.',
          misconception: 'ar-common-sense-over-text',
          why: 'Counting and taxes go together in history, and one may expect it here; but what is named is the “young men who might be called into the army.”',
        },
        {
          html: 'felt that they could be found well enough.',
          misconception: 'ar-half-right',
          why: 'To be found by strangers was what they did not want; but the reason that they “understood” is what officials meant to do with the numbers.',
        },
        {
          html: 'thought it shameful to be given a number.',
          misconception: 'ar-outside-the-text',
          why: 'Pride could make one scrape a number off; but the passage speaks of a purpose that they saw through, not of shame.',
        },
      ],
      evidence: [
        'so that officials could count the young men who might be called into the army. People understood this very well.',
      ],
      explanation:
        '<p class="plan">A cause question: read the sentence before “People understood this very well.”</p><p>The numbers were painted “so that officials could count the young men who might be called into the army. People understood this very well” ([[line: People understood this very well.]]). The scraping and smearing follow.</p>',
    },
    {
      id: 'act-reading/where-the-fig-tree-was-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: could place, on average, four]], the word “place” most nearly means:',
      right: 'match with a house.',
      wrong: [
        {
          html: 'put in an order.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Winners are placed first, second, and third; but the names were only read out, and the riders had to know whose they were.',
        },
        {
          html: 'reach in good time.',
          misconception: 'ar-mood-for-meaning',
          why: 'The test comes after five and nine minutes at the door; but nobody rides anywhere in it, and only names are read.',
        },
        {
          html: 'repeat from memory.',
          misconception: 'ar-half-right',
          why: 'Memory is what is tested; but the names were read to them, so they had nothing to repeat, only to recognize.',
        },
      ],
      evidence: [
        'She read out the names of forty households on their rounds.',
        'they knew besides who was hard of hearing',
      ],
      explanation:
        '<p class="plan">A word in context: the riders hear names; what do they have to do with them?</p><p>“She read out the names of forty households on their rounds,” and the riders could “place” some of them; “they knew besides who was hard of hearing.” To place a name is to recognize whom it belongs to, and so to know the door.</p>',
    },
    {
      id: 'act-reading/where-the-fig-tree-was-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'Which finding best supports Brenes Kraft’s claim that a sign “saves the other person from being asked”?',
      right: 'Riders with signs could place only four names in forty.',
      wrong: [
        {
          html: 'Riders with signs needed only five minutes for a door.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It shows that signs save time; but the claim is about people who are not asked, and minutes do not tell whether anyone was.',
        },
        {
          html: 'Riders without signs were as quick as others in the end.',
          misconception: 'ar-true-but-not-asked',
          why: 'By the sixth month “they had closed the gap,” which is true; but speed says nothing about who had been spoken to.',
        },
        {
          html: 'Riders without signs liked their rounds more than others.',
          misconception: 'ar-outside-the-text',
          why: 'They knew dogs and daughters, so one may think so; but nobody in the passage says which riders liked their work.',
        },
      ],
      evidence: ['The riders with signs could place, on average, four. The riders without signs could place nineteen'],
      explanation:
        '<p class="plan">Evidence for a claim: what would riders know only if they had had to ask?</p><p>“The riders with signs could place, on average, four. The riders without signs could place nineteen” ([[line: The riders without signs could place nineteen]]). What they knew (dogs, daughters, hearing) they can only have learned by talking; the riders with signs had not had those talks.</p>',
    },
    {
      id: 'act-reading/where-the-fig-tree-was-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The remarks that begin in [[line: And to a newcomer, who has no idea where the fig tree was]] serve the argument by showing who is left out by:',
      right: 'addresses without signs.',
      wrong: [
        {
          html: 'addresses with signs.',
          misconception: 'ar-reversed',
          why: 'The sentences before have told what signs take away, so a further charge is expected; but the newcomer is shut out where an address “runs through other people’s memories.”',
        },
        {
          html: 'the study of the riders.',
          misconception: 'ar-half-right',
          why: 'Somebody is left out, but not by the study; its figures stand, and it is the kind of address that is “a locked door.”',
        },
        {
          html: 'the Habsburg numbers.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The Habsburg numbers are two paragraphs back, and they leave nobody out: they were there so that anyone could be found.',
        },
      ],
      evidence: [
        'an address that runs through other people’s memories is a locked door. It is generous chiefly to those who are already inside.',
      ],
      explanation:
        '<p class="plan">A question about argument: which kind of address has just been made to look good, and what do these remarks do to that?</p><p>The riders’ nineteen households make landmarks look good. Then comes the other side: to a newcomer “an address that runs through other people’s memories is a locked door. It is generous chiefly to those who are already inside” ([[line: It is generous chiefly to those who are already inside.]]).</p>',
    },
    {
      id: 'act-reading/where-the-fig-tree-was-q9',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'In relation to what has gone before, the friend’s answer at the end of the passage shows that:',
      right: 'an old address is still in use beside the new one.',
      wrong: [
        {
          html: 'an old address is needed where the new one fails.',
          misconception: 'ar-half-right',
          why: 'The old one is used, that is right; but the new one has not failed: it took the author “four seconds” on a map.',
        },
        {
          html: 'an old address is forgotten once a new one works.',
          misconception: 'ar-reversed',
          why: 'The friend has “a street name now,” and one expects the tree to be forgotten; but he directs his visitor by it.',
        },
        {
          html: 'an old address is kinder to guests than a new one.',
          misconception: 'ar-too-broad',
          why: 'It is a friendly answer; but the passage says “None of them is simply better than the rest,” and the ending does not change that.',
        },
      ],
      evidence: [
        'My friend has a street name now, and a number, and a postal code.',
        'You know where the fig tree was?',
      ],
      explanation:
        '<p class="plan">A structure question: hold the end against the first paragraph, and against what the friend now has.</p><p>“My friend has a street name now, and a number, and a postal code.” All the same he directs the author by the landmark of the first paragraph: “You know where the fig tree was?” ([[line: You know where the fig tree was?]]). Neither has driven out the other.</p>',
    },
    {
      id: 'act-reading/where-the-fig-tree-was-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'Which of the following facts about the riders without signs would most weaken the explanation of their test results that is implied in [[line: It saves the other person from being asked.]]?',
      right: 'They had lived in their districts for years before the study began.',
      wrong: [
        {
          html: 'They had asked the way at several doors on each of their rounds.',
          misconception: 'ar-wrong-side',
          why: 'It is about the same riders and their asking; but it would bear out that they learned the names by asking, and so strengthen the explanation.',
        },
        {
          html: 'They had been moved to other districts after the study ended.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It is a fact about them and their districts; but what came after the test cannot have changed what they knew in it.',
        },
        {
          html: 'They had grown quicker in their districts as the study went on.',
          misconception: 'ar-true-but-not-asked',
          why: 'So they had, and it fits well with learning; but it speaks neither for another source of what they knew nor against asking.',
        },
      ],
      evidence: ['The riders without signs could place nineteen, and they knew besides who was hard of hearing'],
      explanation:
        '<p class="plan">Weakening an explanation: how, according to these lines, did riders come to know so many households? Look for another way in which they could have known them.</p><p>“The riders without signs could place nineteen, and they knew besides who was hard of hearing” ([[line: The riders without signs could place nineteen]]). The study takes this to come from asking. If they had been at home there all along, they might have known it all without asking once on their rounds.</p>',
    },
  ],
}
