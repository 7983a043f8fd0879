import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/eighty-pounds-a-year',
  kind: 'Literary Narrative',
  title: 'Eighty Pounds a Year',
  description:
    'This passage is from a novel in the manner of the 1850s, “The Schoolroom at the Red Lion” by Harriet Lowe. Author and source are invented.',
  paragraphs: [
    'When the new railway had taken the coaches off the Norbury road, and the coaches had taken with them the better half of the custom of the Red Lion, there were not many persons in that town who could be said to have gained by the change; but Miss Averill was one. The long room above the stables, in which for forty years the passengers of the northern mail had eaten their cold beef in eleven minutes, stood empty; the landlord, who had a daughter to be taught, let it to her for a trifle; and there, in the autumn of the year in which this history begins, she opened her school.',
    'She was at that time about seven-and-thirty, and had been told by so many people that she had no beauty that she had long ago left off inquiring into it. What she had was exactness. She knew, within a shilling, what the father of each of her scholars earned, and she had arranged her fees, without consulting anybody, so that the saddler paid twice what was paid by the saddler’s workman for the same arithmetic. The saddler, on discovering this, had come to complain; he had remained a quarter of an hour; and he had gone home and informed his wife that the thing was, when properly considered, a compliment.',
    'In the evenings, from seven until nine, there came scholars of another class, who paid a penny, or owed it. They were carters, and hands from the mill, and one grandmother; they came with the day’s work still upon them, and sat upon the children’s benches with their knees very near their chins.',
    'It was concerning these evenings that Mr. Crosby, of Crosby’s Mill, did her the honor of calling upon the last Saturday in October. He was a large, quiet man, and not an unkind one. He wished to engage her for his own two girls, at eighty pounds a year, with a room that looked upon the garden and a fire in it from September to May. She might keep the day school until Christmas.',
    '“The evenings I should ask you to give up at once,” said Mr. Crosby. “I don’t say that there is any harm in them. But I have two hundred hands, Miss Averill, and the two-and-twenty who come to you are the two-and-twenty who put questions to me.”',
    '“What questions do they put?”',
    '“Last week it was how the weight of a piece of cloth is reckoned.”',
    '“And how is it reckoned?”',
    'Mr. Crosby looked at her, for the first time in the interview, with some attention. “Fairly,” he said.',
    '“Then I should suppose,” said Miss Averill, “that it could be shown.”',
    'She begged, however, to be allowed until Monday. It would be agreeable to record that she did not hesitate; but she hesitated from Saturday noon until past eight o’clock on Sunday night. She had a sister at Bath, whose rheumatism was very bad and whose doctor was very dear. She ruled two columns in the back of the attendance book. In the first she set down eighty pounds, and the fire, and the doctor. At the head of the second she wrote *Evenings*, and could think of no figure to put beneath it; and being a just woman, she would not fill with words a column that had been ruled for sums.',
    'She was sitting before it still when there was a knock, and Job Tranter, the carter, came in with a letter in his hat. It was from his brother, in Canada, and he had carried it there nine days. He did not ask that it should be read to him. He asked whether he might have the corner of the table, his landlady being particular about candles. It took him an hour and ten minutes. Twice he inquired for a word; the one was *February*, and the other was *acres*. Then he folded the letter along its own creases.',
    '“Forty of ’em,” said Job Tranter, “he’s got,” and he went down the stair softly, on account of the horses.',
    'What Miss Averill thought, this history does not pretend to know. She wrote nothing in the second column. She reckoned, on a fresh leaf, how many candles the evening school would burn between that night and Lady Day, found that they would come to fourteen shillings more than she possessed, and considered from whom fourteen shillings might be got. On the Monday, when she had sent to Mr. Crosby a civil letter of five lines, in which she thanked him twice, she put on her bonnet and went to call upon the saddler.',
  ],
  questions: [
    {
      id: 'act-reading/eighty-pounds-a-year-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The passage as a whole tells how a schoolmistress who is offered a post that would end her evening lessons:',
      right: 'weighs it for most of two days and then declines it.',
      wrong: [
        {
          html: 'declines it at once and then counts what that will cost her.',
          misconception: 'ar-half-right',
          why: 'That she declines and that she counts are both right, but she had “begged” for time until Monday, and the letter is sent when the counting is done.',
        },
        {
          html: 'weighs it through Sunday and then asks for other terms.',
          misconception: 'ar-common-sense-over-text',
          why: 'A bargain would be natural, but the letter of five lines thanks him “twice,” and nothing suggests that it names any terms.',
        },
        {
          html: 'is ready to accept it until she learns more of Mr. Crosby’s business.',
          misconception: 'ar-outside-the-text',
          why: 'How cloth is weighed does come up, and he answers “Fairly”; but she learns no more about it, and what keeps her up on Sunday is a column without a figure.',
        },
      ],
      evidence: [
        'She ruled two columns in the back of the attendance book.',
        'He wished to engage her for his own two girls, at eighty pounds a year',
      ],
      explanation:
        '<p class="plan">This asks for the whole passage, so look for the one matter that the visit, the two columns and the last paragraph all serve.</p><p>Mr. Crosby “wished to engage her for his own two girls, at eighty pounds a year” ([[line: at eighty pounds a year]]) and asked her to give up the evenings. She “ruled two columns” ([[line: ruled two columns]]) and “hesitated from Saturday noon until past eight o’clock on Sunday night.” The end shows how she chose: a civil letter to him, and a search for candle money for the evening school.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred from the second paragraph that in the quarter of an hour of the saddler’s visit, Miss Averill persuaded him that the higher fee:',
      right: 'did him credit.',
      wrong: [
        {
          html: 'helped a poorer child.',
          misconception: 'ar-half-right',
          why: 'He does come to accept the fee, and hers is meant to spare the poor, but what he reports to his wife is “a compliment,” a thing paid to himself.',
        },
        {
          html: 'bought better lessons.',
          misconception: 'ar-common-sense-over-text',
          why: 'A higher price usually buys more, but it is paid “for the same arithmetic,” and he goes home speaking of a compliment, not of a bargain.',
        },
        {
          html: 'was paid by all his equals.',
          misconception: 'ar-outside-the-text',
          why: 'That his equals paid as much might console him, but he comes home with more than that: the thing was, he tells his wife, “a compliment.”',
        },
      ],
      evidence: ['informed his wife that the thing was, when properly considered, a compliment'],
      explanation:
        '<p class="plan">An inference question: put together why he came, how long he stayed and what he told his wife, and take one short step.</p><p>He “had come to complain,” and he left saying that “the thing was, when properly considered, a compliment” ([[line: when properly considered, a compliment]]). To be charged twice as much is a compliment only if the fee shows how well a man stands; so she must have put it to him in that way.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.6,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: his landlady being particular about candles]], the word <em>particular</em> most nearly means:',
      right: 'sparing.',
      wrong: [
        {
          html: 'specific.',
          misconception: 'ar-first-meaning',
          why: '<em>Particular</em> often means “specific,” as in a particular day; here it describes a person who does not like candles to be used up, so that Job must sit elsewhere.',
        },
        {
          html: 'private.',
          misconception: 'ar-mood-for-meaning',
          why: 'A lodger who reads his letter elsewhere may seem to want to be alone, but the word is said of the landlady, and it is candles that she is careful with.',
        },
        {
          html: 'unusual.',
          misconception: 'ar-right-word-wrong-sense',
          why: '“Of particular interest” means unusual interest, but a landlady who is unusual about candles gives no reason for needing the corner of another table.',
        },
      ],
      evidence: [
        'He asked whether he might have the corner of the table, his landlady being particular about candles.',
      ],
      explanation:
        '<p class="plan">A word in its sentence: cover the word, ask why Job needs a table elsewhere, and fill the gap with a word of your own.</p><p>Job “asked whether he might have the corner of the table” because reading takes light, and his landlady does not care to have candles burned. She is careful with them, that is, sparing.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q4',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'The passage mentions all of the following as parts of Mr. Crosby’s offer EXCEPT:',
      right: 'a week of holiday at Christmas.',
      wrong: [
        {
          html: 'leave to keep the day school for a time.',
          misconception: 'ar-overlooked-mention',
          why: 'One may forget this small concession, but it closes the paragraph of the offer: “She might keep the day school until Christmas.”',
        },
        {
          html: 'heating through the colder months.',
          misconception: 'ar-missed-in-other-words',
          why: 'The words “heating” and “colder” are not used, but the offer promises the room with “a fire in it from September to May.”',
        },
        {
          html: 'a room on the side of the garden.',
          misconception: 'ar-lost-the-not',
          why: 'It is promised in so many words, “a room that looked upon the garden,” so it is one of the three to cross off and not the one to choose.',
        },
      ],
      evidence: [
        'at eighty pounds a year, with a room that looked upon the garden and a fire in it from September to May',
        'She might keep the day school until Christmas.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find three of the four in the paragraph of the offer and cross them off.</p><p>The offer names the eighty pounds, “a room that looked upon the garden and a fire in it from September to May” ([[line: a room that looked upon the garden]]), and the day school, which she might keep “until Christmas.” Christmas is only the date at which that must end; no holiday is spoken of.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q5',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Miss Averill’s reply in [[line: Then I should suppose]] and the words that follow it mainly serve to:',
      right: 'suggest to the owner that his answer needs proof.',
      wrong: [
        {
          html: 'assure the owner that she accepts his answer.',
          misconception: 'ar-literal-for-figurative',
          why: '“I should suppose” sounds like agreement, but what she supposes is that fairness “could be shown,” and he has shown nothing yet.',
        },
        {
          html: 'show the owner that she has known it all along.',
          misconception: 'ar-outside-the-text',
          why: 'She may well guess how cloth is weighed, but she claims no knowledge; she takes up his “Fairly” and says that it “could be shown.”',
        },
        {
          html: 'offer to show the hands how cloth is weighed.',
          misconception: 'ar-half-right',
          why: 'Showing is spoken of, but she does not say by whom; the answer was the owner’s, and it is he who would have to make it good.',
        },
      ],
      evidence: [
        'the two-and-twenty who come to you are the two-and-twenty who put questions to me',
        'Then I should suppose',
      ],
      explanation:
        '<p class="plan">A function question: do not repeat what is said; ask what her words do to the one word that comes before them.</p><p>Asked how the weight is reckoned, Mr. Crosby says “Fairly.” She replies that then “it could be shown” ([[line: that it could be shown]]). That is a polite way to say that the word alone will not do, and that his hands may rightly ask for more.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q6',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.9,
      seconds: 60,
      text: '',
      stem: 'The narrator’s statement in [[line: It would be agreeable to record]] has the effect of:',
      right: 'conceding that the heroine was slower to decide than a reader might wish.',
      wrong: [
        {
          html: 'conceding that the narrator knows less of her thoughts than a reader might wish.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The narrator does admit this, but in the last paragraph (“this history does not pretend to know”); here the matter is how long “she hesitated.”',
        },
        {
          html: 'suggesting that the heroine’s choice was less wise than a reader might suppose.',
          misconception: 'ar-wrong-tone',
          why: 'There is a dry note in the words, but the choice is not judged here, or even made; only the hours of hesitating are told, with her sister’s illness as the reason.',
        },
        {
          html: 'suggesting that the heroine’s choice was easier than a reader might suppose.',
          misconception: 'ar-reversed',
          why: 'The words “did not hesitate” stand in the sentence, but as what cannot be told: she “hesitated from Saturday noon until past eight o’clock on Sunday night.”',
        },
      ],
      evidence: [
        'It would be agreeable to record that she did not hesitate; but she hesitated from Saturday noon until past eight o’clock on Sunday night.',
      ],
      explanation:
        '<p class="plan">A question about voice: ask what the narrator would like to tell, what is told instead, and with what feeling.</p><p>“It would be agreeable to record that she did not hesitate; but she hesitated from Saturday noon until past eight o’clock on Sunday night” ([[line: she hesitated from Saturday noon]]). A more pleasing tale would leave the hours out. This narrator counts them, and goes on to give her reason without a word of blame.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'Which detail from the passage best supports the view that Miss Averill keeps to her own rules even where they tell against what she wants?',
      right: 'She leaves a column blank for lack of a figure.',
      wrong: [
        {
          html: 'She lets some of the evening scholars owe their penny.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is in the text and may cost her something, but to let a fee wait is to bend a rule, and no wish of hers is crossed by it.',
        },
        {
          html: 'She sends her answer on the day that she had named.',
          misconception: 'ar-true-but-not-asked',
          why: 'She does write on the Monday, as she promised, but by then the choice is made; keeping the date goes against nothing that she wants.',
        },
        {
          html: 'She takes until Sunday night to think about the offer.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'She does hesitate, but because she wants two things at once; to hesitate is to keep no rule of hers, and it goes against nothing that she wants.',
        },
      ],
      evidence: ['being a just woman, she would not fill with words a column that had been ruled for sums'],
      explanation:
        '<p class="plan">Evidence for a claim: the detail must show a rule, and show her keeping it when breaking it would help.</p><p>She “would not fill with words a column that had been ruled for sums” ([[line: she would not fill with words]]), although words would have helped the side that she leans to, the evenings. The narrator names the reason: she is “a just woman.”</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Mr. Crosby’s words in [[line: the two-and-twenty who put questions to me]] suggest a reason for closing the evening school. Which of the following facts, if it were true, would most weaken the belief that this was his reason?',
      right: 'He had asked for an end to the evening school before any mill hands came to it.',
      wrong: [
        {
          html: 'He had asked for an end to the evening school before his own girls needed a teacher.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'This would show that the girls were not the reason; but the words in these lines speak of the hands “who put questions to me,” and that motive is left untouched.',
        },
        {
          html: 'He had asked for an end to the evening school after a hand had found a weight to be wrong.',
          misconception: 'ar-wrong-side',
          why: 'This would make the motive in his words more likely, since it ties the request to a question about weights; the stem asks for the reverse.',
        },
        {
          html: 'He had himself been taught to read in an evening school that was much like this one.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'A man taught in this way might be thought to favor such schools; but hands “who put questions” could trouble him all the same, and his own schooling leaves that untouched.',
        },
      ],
      evidence: [
        'The evenings I should ask you to give up at once',
        'the two-and-twenty who come to you are the two-and-twenty who put questions to me',
      ],
      explanation:
        '<p class="plan">To weaken a claim about a motive, find the motive in the lines named, and look for a fact that would leave the same deed with a different reason behind it.</p><p>His words are that “the two-and-twenty who come to you are the two-and-twenty who put questions to me” ([[line: who put questions to me]]). If he had wanted the evening school ended before any mill hands came to it, then their questions could not be what lay behind it. The other facts leave that motive standing or make it stronger.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'The last paragraph suggests that Miss Averill goes to call upon the saddler in order to get:',
      right: 'the price of some candles.',
      wrong: [
        {
          html: 'the cost of a doctor.',
          misconception: 'ar-half-right',
          why: 'She is in search of money, but the sum she has just reckoned is for candles; the doctor belonged to the first column, which she has given up.',
        },
        {
          html: 'the fees for another term.',
          misconception: 'ar-common-sense-over-text',
          why: 'A teacher may well call about fees, but the only people said to owe are the evening scholars “who paid a penny, or owed it.”',
        },
        {
          html: 'the weight of Crosby’s cloth.',
          misconception: 'ar-outside-the-text',
          why: 'The weighing of cloth is the question of the hands, but nobody asks it of a saddler; she has “fourteen shillings” on her mind.',
        },
      ],
      evidence: ['considered from whom fourteen shillings might be got'],
      explanation:
        '<p class="plan">An inference about a purpose: join the sum that she has just reckoned with the person whom she goes to see.</p><p>She found that the candles “would come to fourteen shillings more than she possessed, and considered from whom fourteen shillings might be got” ([[line: considered from whom fourteen shillings]]). The passage then ends with her visit to the saddler, the man who has already been brought to pay double and to call it “a compliment.” She means to try it again, for the candles.</p>',
    },
  ],
}
