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
      stem: 'The passage as a whole is best described as an account of how:',
      right: 'a schoolmistress turns down a post that would have ended the lessons she gives to workers.',
      wrong: [
        {
          html: 'a schoolmistress accepts a post that will pay for her sister’s care but end her lessons to workers.',
          misconception: 'ar-half-right',
          why: 'The offer and what it would cost are right, but she does not accept: she writes Mr. Crosby “a civil letter of five lines” and then sets out to find money for candles.',
        },
        {
          html: 'a mill owner is brought by a schoolmistress to see what his workers gain from her lessons.',
          misconception: 'ar-common-sense-over-text',
          why: 'In stories such an owner is often won over, but this one is not: his last word is “Fairly,” and after that he only gets her letter.',
        },
        {
          html: 'a mill owner who has arranged lessons for his workers finds that they begin to question him.',
          misconception: 'ar-half-right',
          why: 'That the workers “put questions” to him is right, but the lessons are Miss Averill’s own: she opened the school, and he asks her to “give up” the evenings.',
        },
      ],
      evidence: [
        'She ruled two columns in the back of the attendance book.',
        'He wished to engage her for his own two girls, at eighty pounds a year',
      ],
      explanation:
        '<p class="plan">This asks for the whole passage, so look for the one matter that the visit, the two columns and the last paragraph all serve.</p><p>Mr. Crosby “wished to engage her for his own two girls, at eighty pounds a year” ([[line: at eighty pounds a year]]) and asked her to give up the evenings, to which carters and mill hands came. Miss Averill “ruled two columns” ([[line: ruled two columns]]) to set the one against the other. The end shows how she chose: she thanks him in a letter, and looks for candle money for the evening school.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred from the second paragraph that in the quarter of an hour of the saddler’s visit, Miss Averill:',
      right: 'got him to see the higher fee as a tribute to his standing.',
      wrong: [
        {
          html: 'got him to see the higher fee as a kindness to his workman.',
          misconception: 'ar-half-right',
          why: 'He does come to accept the higher fee, but as “a compliment,” which is something paid to himself; nothing that he tells his wife concerns the workman’s good.',
        },
        {
          html: 'lowered the fee, and let him think that he had won the point.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is what a complaint usually obtains, but he goes home pleased with “the thing” he had complained of, the double fee, which he calls a compliment.',
        },
        {
          html: 'raised his workman’s fee, and let him think that he had won the point.',
          misconception: 'ar-outside-the-text',
          why: 'It would have answered his complaint, but no fee is said to change: what he calls “a compliment” is the arrangement just as he found it.',
        },
      ],
      evidence: ['informed his wife that the thing was, when properly considered, a compliment'],
      explanation:
        '<p class="plan">An inference question: put together why he came, how long he stayed and what he told his wife, and take one short step.</p><p>He “had come to complain,” and he left saying that “the thing was, when properly considered, a compliment” ([[line: when properly considered, a compliment]]). To be charged twice as much is a compliment only if the fee shows what a man earns; so she must have put it to him in that way.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.6,
      seconds: 45,
      text: '',
      stem: 'As it is used in “his landlady being particular about candles” ([[line: his landlady being particular about candles]]), the word <em>particular</em> most nearly means:',
      right: 'sparing.',
      wrong: [
        {
          html: 'specific.',
          misconception: 'ar-first-meaning',
          why: '<em>Particular</em> often means “specific,” as in a particular day; here it describes a person who does not like candles to be used up, so that Job must sit elsewhere.',
        },
        {
          html: 'unfriendly.',
          misconception: 'ar-mood-for-meaning',
          why: 'The landlady may seem unkind to us, but the word speaks of candles only: she watches how many are burned, and that is all it says.',
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
      right: 'money for her sister’s doctor.',
      wrong: [
        {
          html: 'permission to go on with the day school for a time.',
          misconception: 'ar-overlooked-mention',
          why: 'One may forget this small concession, but it closes the paragraph of the offer: “She might keep the day school until Christmas.”',
        },
        {
          html: 'a heated room through the colder months of the year.',
          misconception: 'ar-missed-in-other-words',
          why: 'The words “heated” and “colder months” are not used, but the offer promises the room with “a fire in it from September to May.”',
        },
        {
          html: 'the teaching of the two daughters of the household.',
          misconception: 'ar-lost-the-not',
          why: 'It is what he comes to ask for, the very start of the offer: he wants her “for his own two girls.” Only without the EXCEPT would it be right.',
        },
      ],
      evidence: [
        'at eighty pounds a year, with a room that looked upon the garden and a fire in it from September to May',
        'She had a sister at Bath, whose rheumatism was very bad and whose doctor was very dear.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find three of the four in the paragraph of the offer and cross them off.</p><p>The offer names the girls, the eighty pounds, the room with its fire and the day school “until Christmas.” The doctor appears only later, in her own first column: she sets down “eighty pounds, and the fire, and the doctor,” because she would pay him out of the salary. Mr. Crosby never speaks of him.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q5',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The exchange about how the weight of cloth is reckoned ([[line: Last week it was how the weight]] and following) mainly serves to:',
      right: 'hint that the owner may have more at stake than he says.',
      wrong: [
        {
          html: 'hint that the teacher may have prompted the questions herself.',
          misconception: 'ar-swaps-people',
          why: 'Her replies are quick, so one may suspect her, but she has to ask “What questions do they put?” and then how the weight is reckoned: the asking is theirs.',
        },
        {
          html: 'establish that the owner has dealt justly with his workers.',
          misconception: 'ar-quoted-view-for-author',
          why: 'He says “Fairly,” but that is his word alone; the passage leaves it standing unproved, and Miss Averill answers at once that it “could be shown.”',
        },
        {
          html: 'establish that the teacher accepts the owner’s account.',
          misconception: 'ar-literal-for-figurative',
          why: 'Her “I should suppose” sounds like agreement, but it is a polite challenge: if the reckoning is fair, she says, it “could be shown,” and he has not shown it.',
        },
      ],
      evidence: [
        'the two-and-twenty who come to you are the two-and-twenty who put questions to me',
        'Then I should suppose',
      ],
      explanation:
        '<p class="plan">A function question: do not repeat what is said; ask what the reader understands after the exchange that was hidden before.</p><p>Mr. Crosby has said that her pupils are the ones “who put questions to me” ([[line: who put questions to me]]). When she asks for the answer, he looks at her “with some attention” and gives one word, and she replies that fairness “could be shown.” We see that hands who can reckon may ask for proof, and that this is why he wants the evenings given up.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q6',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.9,
      seconds: 60,
      text: '',
      stem: 'The narrator’s statement that begins “It would be agreeable to record” ([[line: It would be agreeable to record]]) has the effect of:',
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
      stem: 'Which detail from the passage best supports the view that Miss Averill holds herself to strict rules even when nobody is watching?',
      right: 'She will not put words where sums belong.',
      wrong: [
        {
          html: 'She charges the saddler twice what she charges his own workman.',
          misconception: 'ar-true-but-not-asked',
          why: 'It does show method, and it is in the text, but the fees concern other people; the saddler has noticed them and has come to complain.',
        },
        {
          html: 'She sends Mr. Crosby a letter in which she thanks him two times over.',
          misconception: 'ar-true-but-not-asked',
          why: 'The letter is in the passage and shows good manners, but it is written for another person to read, so it cannot show what she does alone.',
        },
        {
          html: 'She knows within a shilling what the father of each scholar earns.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Exact knowledge suits her character, but to know a figure is not to keep a rule; the fact would be the same in a careless woman who listened well.',
        },
      ],
      evidence: ['being a just woman, she would not fill with words a column that had been ruled for sums'],
      explanation:
        '<p class="plan">Evidence for a claim: the detail must show a rule, show her keeping it, and have no onlooker. Test each option against all three.</p><p>Alone on the Sunday night she “would not fill with words a column that had been ruled for sums” ([[line: she would not fill with words]]), although words would have helped the side that she leans to. The narrator names the reason: she is “a just woman.” The other details are seen by somebody or show no rule.</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following facts, if it were added to the passage, would most weaken what Mr. Crosby’s own words suggest about why he objects to the evenings ([[line: the two-and-twenty who put questions to me]])?',
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
          html: 'He had said nothing against the evening school until the hands began to learn arithmetic.',
          misconception: 'ar-wrong-side',
          why: 'This would fit his words about hands “who put questions to me” all too well: learning to reckon leads to asking. It strengthens the suggestion.',
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
      stem: 'The last paragraph suggests that Miss Averill goes to call upon the saddler in order to:',
      right: 'obtain money that will keep the evening school in candles.',
      wrong: [
        {
          html: 'obtain money with which she can pay her sister’s doctor.',
          misconception: 'ar-half-right',
          why: 'She does seem to be in search of money, but the sum she has just reckoned is for candles; the doctor belonged to the first column.',
        },
        {
          html: 'tell him that she has refused the offer made by Mr. Crosby.',
          misconception: 'ar-invented-cause',
          why: 'The letter and the visit stand in one sentence, but only side by side; nothing connects the saddler with the offer, and she has a sum of money in mind.',
        },
        {
          html: 'ask him for advice about a choice she has not yet made.',
          misconception: 'ar-common-sense-over-text',
          why: 'People do seek advice in doubt, but by then the choice is made: she “had sent” her letter to Mr. Crosby before she put on her bonnet.',
        },
      ],
      evidence: ['considered from whom fourteen shillings might be got'],
      explanation:
        '<p class="plan">An inference about a purpose: join the sum that she has just reckoned with the person whom she goes to see.</p><p>She found that the candles “would come to fourteen shillings more than she possessed, and considered from whom fourteen shillings might be got” ([[line: considered from whom fourteen shillings]]). The passage then ends with her visit to the saddler, the man who has already been brought to pay double and to call it “a compliment.” She means to try it again, for the candles.</p>',
    },
  ],
}
