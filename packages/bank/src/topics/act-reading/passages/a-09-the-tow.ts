import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-tow',
  kind: 'Literary Narrative',
  title: 'The Tow',
  description:
    'This passage is from the short story “The Tow” by Bride Hennebury (2014). The story is set on the coast of Newfoundland, Canada. Author and source are invented.',
  paragraphs: [
    'The year I turned twelve we moved to Coley’s Arm, and took the house with us.',
    'It was not so odd a thing to do as it sounds. All that summer of 1959 houses went by on the water. You would look up from the drying fish and there would be the Pittmans’ place, coming round the point with the curtains in its windows, drawn by five boats and followed by gulls. The government would pay a family to leave an island, provided that everyone on the island agreed; but it was not going to give anybody a house at the other end. So you jacked up the one you had, lashed empty oil drums under it, waited for the highest tide of the month, and pulled.',
    'Provided that everyone agreed: that was the snag, and on Merrin Island the snag was my grandmother. By Easter there were thirty-one names on the paper. The thirty-second lived upstairs in our house and would not come down when the government man called. She was not against electric light, she said, or doctors. She had nothing to say against the road. She merely did not see why they could not come to her. My father reasoned with her. The minister reasoned with her. My mother, who had not been in a shop with more than one counter since her wedding, gave up reasoning and did the dishes loudly.',
    'I was for going. I want to be truthful about this, because in later years people came around with tape recorders, and in front of a tape recorder everyone turns out to have wept. At Coley’s Arm there was a school with a room for each grade. There was a cinema, on Fridays, in the church hall. There was a family named Snelgrove who owned a bicycle, and I lay awake thinking about that bicycle. When at last, in June, Nan came down in her good coat and signed, pressing so hard that the pen went through, I tucked up my skirt and ran the whole length of the beach.',
    '“I’ve signed to move,” she told my father that night. “I’ve not signed to get out.”',
    'None of us understood this until the morning of the tow. The dishes were packed in oats; the downstairs had been emptied against the wet. My father walked through the house a last time and found her upstairs in her rocking chair, with her knitting, a lamp, and a jar of cold tea. She had come to that room as a bride, she said, and had five children in it, and if it was going to sea, it was not going by itself.',
    'A tide does not wait for an argument. The boats already had their lines taut. My father stood for a while at the foot of the stairs with his cap in his hand. Then he came out and told the men, in a voice I had not heard him use before, that they might take her away slowly.',
    'I have seen a good deal since. I have seen New York from the air. But I have seen nothing to match that house going down the beach on its logs and wading into the sea. It went in to the sills. It went in to the middle of the parlor windows, with a groan of nails; and then the drums took the weight, and it came up a foot, streaming, and leaned, and thought about it, and floated. Nobody cheered. The upstairs window rose, and Nan put out her head and looked left and right, like a woman about to cross a street.',
    'It was four miles, and it took until dark. I was in my uncle’s boat, on the last line. Toward evening the wind dropped and the water went flat and pink, and the island behind us was hardly more than a shape, with gaps along the shore like a mouth with teeth out. The men had stopped talking. All day I had faced forward, toward the Snelgroves and their bicycle. Now somebody touched my arm, and I turned around.',
    'She had lit the lamp. There it was in the upstairs window, where it had been every night of my life as I came up the path from the wharf; only there was no path, and beneath it hung a second lamp, upside down, trembling a little. It was following us. I do not know how long I looked at it. When we touched the stones at Coley’s Arm, where electric bulbs were burning on every pole, I was still sitting backward.',
  ],
  questions: [
    {
      id: 'act-reading/the-tow-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes the change that the passage as a whole traces in the narrator?',
      right: 'From longing for the new place to a long look back',
      wrong: [
        {
          html: 'From high hopes of the new place to a dislike of it',
          misconception: 'ar-half-right',
          why: 'Hope of a school and a bicycle is right; but she looks back at the lamp, and no word is said against the new place.',
        },
        {
          html: 'From sorrow at leaving to pleasure in what is new',
          misconception: 'ar-reversed',
          why: 'The narrator warns against this sorrow, in which “everyone turns out to have wept”; but she was “for going” from the start.',
        },
        {
          html: 'From trust in her elders to a judgment of her own',
          misconception: 'ar-outside-the-text',
          why: 'She does see her elders at a loss, but she judges none of them; what changes is where she looks: “All day I had faced forward.”',
        },
      ],
      evidence: ['All day I had faced forward', 'I was still sitting backward'],
      explanation:
        '<p class="plan">This asks for the change over the whole story: follow which way she faces.</p><p>“All day I had faced forward, toward the Snelgroves and their bicycle” ([[line: All day I had faced forward]]). After she has seen the lamp, the last words are: “I was still sitting backward” ([[line: I was still sitting backward]]). The way she faces is the way she feels.</p>',
    },
    {
      id: 'act-reading/the-tow-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to the passage, families took their houses along because:',
      right: 'they would be given none where they went.',
      wrong: [
        {
          html: 'they were paid to leave nothing behind.',
          misconception: 'ar-half-right',
          why: 'The government did pay them to leave; but for that everyone had to agree, and nothing had to be taken along.',
        },
        {
          html: 'their old people would not part with them.',
          misconception: 'ar-swaps-people',
          why: 'It is so with Nan; but the custom was older than her case, and the reason given holds for every family.',
        },
        {
          html: 'their new place had no wood to build with.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be a good reason on a bare coast; but what the passage says is that no house was given “at the other end.”',
        },
      ],
      evidence: ['but it was not going to give anybody a house at the other end. So you jacked up the one you had'],
      explanation:
        '<p class="plan">A stated cause: find the words “at the other end” and the “So” after them.</p><p>The government would pay a family to leave, “but it was not going to give anybody a house at the other end. So you jacked up the one you had” ([[line: it was not going to give anybody a house]]).</p>',
    },
    {
      id: 'act-reading/the-tow-q3',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'What the narrator’s mother does in [[line: gave up reasoning and did the dishes loudly]] implies that she:',
      right: 'wished to go, and was out of patience.',
      wrong: [
        {
          html: 'was eager to go, and ashamed of it.',
          misconception: 'ar-half-right',
          why: 'That she wished to go is clear from the shops she missed; but loud dishes are a sign of anger, not of shame.',
        },
        {
          html: 'agreed with Nan, and dared not say so.',
          misconception: 'ar-reversed',
          why: 'Silence in a quarrel can mean this; but she had reasoned with Nan first, and only then “gave up reasoning.”',
        },
        {
          html: 'had her work, and took no side in it.',
          misconception: 'ar-common-sense-over-text',
          why: 'Dishes are work that must be done; but “loudly” turns the work into an argument, and the shops tell us on which side.',
        },
      ],
      evidence: [
        'who had not been in a shop with more than one counter since her wedding, gave up reasoning and did the dishes loudly',
      ],
      explanation:
        '<p class="plan">An inference from a gesture: what do we know that she misses, and what does loudness say?</p><p>She is introduced as one “who had not been in a shop with more than one counter since her wedding”: she has a reason to want the mainland. That she “gave up reasoning and did the dishes loudly” is anger without words.</p>',
    },
    {
      id: 'act-reading/the-tow-q4',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The narrator’s comment about tape recorders ([[line: in front of a tape recorder everyone turns out to have wept]]) mainly serves to:',
      right: 'set what she felt apart from what others claim to have felt.',
      wrong: [
        {
          html: 'show how her own memory of the day has changed since then.',
          misconception: 'ar-half-right',
          why: 'Then and later are both there; but she says that others changed their story, and that she wants “to be truthful.”',
        },
        {
          html: 'suggest that many had reasons that they did not admit.',
          misconception: 'ar-half-right',
          why: 'She does confess a reason of her own, the bicycle; but the comment is about the tears that others claim, not about why they moved.',
        },
        {
          html: 'prepare the reader for the tears she sheds on the voyage.',
          misconception: 'ar-common-sense-over-text',
          why: 'A story of leaving home leads one to expect tears; but she mentions none of her own, and distrusts those of the others.',
        },
      ],
      evidence: [
        'I was for going. I want to be truthful about this',
        'in front of a tape recorder everyone turns out to have wept',
      ],
      explanation:
        '<p class="plan">A function question: ask why she says “I want to be truthful” just there.</p><p>“I was for going. I want to be truthful about this, because … in front of a tape recorder everyone turns out to have wept” ([[line: I was for going.]]). She admits her own eagerness and distrusts the tears of others, which makes us believe her when feeling comes at the end.</p>',
    },
    {
      id: 'act-reading/the-tow-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'Nan’s words to the narrator’s father in [[line: I’ve not signed to get out]] mean, as later events show, that she:',
      right: 'means to be in the house when it moves.',
      wrong: [
        {
          html: 'means to live upstairs in the new place too.',
          misconception: 'ar-half-right',
          why: 'Upstairs is where she stays, and she will not give the house up; but the morning of the tow shows that the voyage is meant.',
        },
        {
          html: 'means to come back to the island in the end.',
          misconception: 'ar-outside-the-text',
          why: 'Signing under protest may suggest it; but nothing in the story brings her back or says that she hopes for it.',
        },
        {
          html: 'means to be the last to leave the island.',
          misconception: 'ar-common-sense-over-text',
          why: 'Those who sign last often leave last; but her house has its place among the others, and only her sitting in it is new.',
        },
      ],
      evidence: ['if it was going to sea, it was not going by itself'],
      explanation:
        '<p class="plan">An inference: read her words again after the scene with the rocking chair.</p><p>On the morning of the tow she is in her chair upstairs: “if it was going to sea, it was not going by itself” ([[line: it was not going by itself]]). She moves, as she has signed to do, but with her own walls around her.</p>',
    },
    {
      id: 'act-reading/the-tow-q6',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.6,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: the downstairs had been emptied against the wet]], the word “against” most nearly means:',
      right: 'in readiness for.',
      wrong: [
        {
          html: 'as a result of.',
          misconception: 'ar-mood-for-meaning',
          why: 'Wet rooms are emptied, and so it seems to fit; but the house is still dry on its beach, and the sea is yet to come in.',
        },
        {
          html: 'in contact with.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'It is what the word means when one leans against a wall; but the rooms are emptied so that nothing should touch the water.',
        },
        {
          html: 'in opposition to.',
          misconception: 'ar-first-meaning',
          why: 'One is against a plan in this sense; but nobody opposes the sea here: the rooms are simply cleared before it comes.',
        },
      ],
      evidence: ['The dishes were packed in oats; the downstairs had been emptied against the wet.'],
      explanation:
        '<p class="plan">A word in context: the sentence speaks of things done before the tow; what is going to come in downstairs?</p><p>“The dishes were packed in oats; the downstairs had been emptied against the wet.” Both are things done beforehand: the sea is going to come in downstairs, so the rooms are cleared in advance.</p>',
    },
    {
      id: 'act-reading/the-tow-q7',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'The passage suggests that the father lets his mother stay in the house mainly because:',
      right: 'there is no time left to change her mind.',
      wrong: [
        {
          html: 'the men in the boats ask him to give way.',
          misconception: 'ar-half-right',
          why: 'The boats do press him, with “their lines taut”; but the men are not said to ask anything, and it is the tide that cannot wait.',
        },
        {
          html: 'she is safer there than in one of the boats.',
          misconception: 'ar-outside-the-text',
          why: 'An old woman may well be safer behind walls; but nobody weighs the dangers, and he has the house taken “slowly.”',
        },
        {
          html: 'she had signed only on that condition.',
          misconception: 'ar-wrong-part-of-passage',
          why: '“I’ve not signed to get out” does sound like a condition; but no one understood it then, and he finds her upstairs to his surprise.',
        },
      ],
      evidence: ['A tide does not wait for an argument. The boats already had their lines taut.'],
      explanation:
        '<p class="plan">A cause question: what stands directly between his finding her and his giving in?</p><p>“A tide does not wait for an argument. The boats already had their lines taut” ([[line: A tide does not wait for an argument.]]). Arguing would cost them the tide. The two sentences stand right after her refusal and right before he gives in; what they speak of is the hour, not her reasons.</p>',
    },
    {
      id: 'act-reading/the-tow-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the idea that Nan treats the voyage as an everyday matter?',
      right: 'She looks to each side when the house floats.',
      wrong: [
        {
          html: 'She presses so hard that the pen goes through.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It tells much about her feelings; but it belongs to the signing, in June, and pressing hard is anything but everyday.',
        },
        {
          html: 'She sees no reason why doctors cannot come.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Her dry way of arguing is calm enough; but it is about leaving the island at all, months before the voyage.',
        },
        {
          html: 'She lights a lamp for the others to follow.',
          misconception: 'ar-half-right',
          why: 'She does light her lamp, as on any evening; but it follows the boats, “It was following us,” and is not meant as a guide.',
        },
      ],
      evidence: ['Nan put out her head and looked left and right, like a woman about to cross a street'],
      explanation:
        '<p class="plan">Evidence for a claim: the detail must come from the voyage and look like everyday life.</p><p>When the house is afloat, “Nan put out her head and looked left and right, like a woman about to cross a street” ([[line: looked left and right]]). The comparison makes going to sea in a house an everyday errand.</p>',
    },
    {
      id: 'act-reading/the-tow-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'In the eighth paragraph ([[line: and leaned, and thought about it, and floated]]), the house is presented as though it were:',
      right: 'a creature making up its mind.',
      wrong: [
        {
          html: 'an animal being led off to market.',
          misconception: 'ar-half-right',
          why: 'A living thing is right, and it is on a line; but “thought about it” gives the house a will of its own, and no market.',
        },
        {
          html: 'an old woman who leaves against her will.',
          misconception: 'ar-swaps-people',
          why: 'There is one in the house, and it groans; but Nan looks out calmly, and the house itself wades and floats without resisting.',
        },
        {
          html: 'a ship that is back in its element.',
          misconception: 'ar-common-sense-over-text',
          why: 'It does float in the end, and boats are all around; but it has to think about it first, as no ship would.',
        },
      ],
      evidence: ['wading into the sea', 'and leaned, and thought about it, and floated'],
      explanation:
        '<p class="plan">A question of style: list the verbs that are given to the house.</p><p>The house goes “wading into the sea,” comes up, “and leaned, and thought about it, and floated.” Wading and thinking are what living creatures do.</p>',
    },
    {
      id: 'act-reading/the-tow-q10',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'In the last paragraph, what the narrator describes in [[line: beneath it hung a second lamp]] is most likely:',
      right: 'the lamp upstairs, seen again in the sea.',
      wrong: [
        {
          html: 'a lamp in the boat, seen again in the glass.',
          misconception: 'ar-half-right',
          why: 'Something is seen a second time, that is right; but it hung “upside down” beneath the lighted window, as in flat water, and no lamp in the boat is named.',
        },
        {
          html: 'a lantern hung below to guide the boats.',
          misconception: 'ar-literal-for-figurative',
          why: '“hung a second lamp” can be taken at its word; but it is “upside down,” as no lantern would hang.',
        },
        {
          html: 'a lamp downstairs, seen through a wet pane.',
          misconception: 'ar-outside-the-text',
          why: 'A lower window could show such a light; but “the downstairs had been emptied,” and a lamp left in a room would not hang upside down.',
        },
      ],
      evidence: ['the water went flat and pink', 'beneath it hung a second lamp, upside down, trembling a little'],
      explanation:
        '<p class="plan">An inference from a picture: ask how the thing hangs, what it hangs beneath, and what has been said about the evening.</p><p>We have been told that “the water went flat and pink.” Below the lit window “hung a second lamp, upside down, trembling a little”: a reflection is upside down, and it trembles as the sea does.</p>',
    },
  ],
}
