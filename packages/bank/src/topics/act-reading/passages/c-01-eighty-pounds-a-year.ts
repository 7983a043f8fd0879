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
      right: 'a schoolmistress weighs a generous offer against work that earns her little.',
      wrong: [
        {
          html: 'a schoolmistress learns that the mill owner’s generous offer is a dishonest one.',
          misconception: 'ar-half-right',
          why: 'The generous offer is there, but nothing shows it to be dishonest: Mr. Crosby states his condition openly, and the narrator calls him “not an unkind” man.',
        },
        {
          html: 'a carter becomes able to read a letter that his brother has sent from Canada.',
          misconception: 'ar-too-narrow',
          why: 'Job Tranter’s letter is the scene one remembers best, but it fills one paragraph; the offer, the two columns and the candles have nothing to do with him.',
        },
        {
          html: 'the railway changed the trade and the habits of a small market town.',
          misconception: 'ar-too-narrow',
          why: 'The railway opens the passage, which makes this tempting, yet it is one detail of the beginning; it explains why the long room stood empty and is never mentioned again.',
        },
      ],
      evidence: [
        'She ruled two columns in the back of the attendance book.',
        'He wished to engage her for his own two girls, at eighty pounds a year',
      ],
      explanation:
        '<p class="plan">This asks for the whole passage, so look for the one matter that the visit, the two columns and the last paragraph all serve.</p><p>Mr. Crosby “wished to engage her for his own two girls, at eighty pounds a year” ([[line: at eighty pounds a year]]) and asked her to give up the evenings. Miss Averill “ruled two columns” ([[line: ruled two columns]]) to set the one against the other, and the end shows how she chose. The evening scholars “paid a penny, or owed it.”</p>',
    },
    {
      id: 'act-reading/eighty-pounds-a-year-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred from the second paragraph that in the quarter of an hour of the saddler’s visit, Miss Averill:',
      right: 'put the matter so that paying more seemed to do him credit.',
      wrong: [
        {
          html: 'led him to see that his workman ought to pay as much.',
          misconception: 'ar-half-right',
          why: 'She did change his mind, but not in this direction: he calls the fee “a compliment” to himself, and nothing suggests that the workman’s fee was raised.',
        },
        {
          html: 'agreed to lower his fee in return for his good opinion.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is what a complaint usually obtains, but the saddler goes home content with “the thing” itself, the double fee, which he now calls a compliment.',
        },
        {
          html: 'made him feel ashamed of having come to complain to her.',
          misconception: 'ar-wrong-tone',
          why: 'He does give up his complaint, but in good humor: he tells his wife that the fee is “a compliment,” which is pride and not shame.',
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
      right: 'suggest how the evening school could come to cost the mill owner.',
      wrong: [
        {
          html: 'prove that the mill owner pays less for cloth than he promises.',
          misconception: 'ar-extreme-wording',
          why: 'The talk does raise the question of fair reckoning, but it proves nothing: Mr. Crosby only says “Fairly,” and nobody in the passage shows that it is untrue.',
        },
        {
          html: 'explain how a piece of cloth was weighed in a mill of that time.',
          misconception: 'ar-content-for-function',
          why: 'The lines are about weighing, which makes this feel safe, yet the method is just what nobody explains: the answer given is the single word “Fairly.”',
        },
        {
          html: 'show that the mill hands have been taught by Miss Averill to complain.',
          misconception: 'ar-half-right',
          why: 'They do put questions, but the passage speaks of questions, not complaints, and Miss Averill does not know what they ask until he tells her.',
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
      stem: 'The narrator’s statement “It would be agreeable to record that she did not hesitate” ([[line: It would be agreeable to record]]) has the effect of:',
      right: 'admitting that the heroine was tempted, as another story might not.',
      wrong: [
        {
          html: 'blaming the heroine for having been tempted.',
          misconception: 'ar-half-right',
          why: 'The admission is there, but not the blame: the next sentence gives her a good reason, a sick sister “whose doctor was very dear.”',
        },
        {
          html: 'mocking the heroine for needing so long to see what was right.',
          misconception: 'ar-wrong-tone',
          why: 'The sentence has a dry sound, but the joke is on stories with faultless people; the heroine’s hesitation is explained with respect, by her sister’s illness.',
        },
        {
          html: 'reporting that the records of the school are missing at this point.',
          misconception: 'ar-echoed-words',
          why: 'The word “record” is in the sentence, but it means to tell in the story; no school records come into it, and nothing is said to be missing.',
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
      stem: 'Which of the following facts, if it were added to the passage, would most weaken the suggestion that Mr. Crosby objects to the evening school because of the questions?',
      right: 'He had asked for her evenings in the same way before the evening school was opened.',
      wrong: [
        {
          html: 'He had himself learned to read and reckon when he was already a grown man.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'This would make him more interesting, but it leaves his own stated ground untouched: “the two-and-twenty who put questions to me.”',
        },
        {
          html: 'He had lately lowered the pay of several hands who had asked about the weights.',
          misconception: 'ar-wrong-side',
          why: 'This would strengthen the suggestion, since it ties his displeasure to the questions; the stem asks for a fact that works against it.',
        },
        {
          html: 'He had once told a visitor that he liked to be asked a question now and then.',
          misconception: 'ar-too-weak',
          why: 'It would weaken the suggestion a little, since he sounds as if he did not mind; but a word to a visitor is not how he treats his hands.',
        },
      ],
      evidence: [
        'The evenings I should ask you to give up at once',
        'the two-and-twenty who come to you are the two-and-twenty who put questions to me',
      ],
      explanation:
        '<p class="plan">To weaken a claim about a motive, look for a fact that would leave the same deed with a different reason behind it.</p><p>The suggestion rests on his words about “the two-and-twenty who put questions to me” ([[line: who put questions to me]]). If he had asked for her evenings in the same way before there was an evening school, then the questions could not be what lay behind it. The other facts leave that motive standing or make it stronger.</p>',
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
