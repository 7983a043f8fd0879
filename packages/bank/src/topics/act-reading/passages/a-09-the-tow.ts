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
      right: 'From looking forward to the new place to looking back at the old one',
      wrong: [
        {
          html: 'From looking forward to the new place to being afraid of it',
          misconception: 'ar-half-right',
          why: 'The looking forward is right, she “ran the whole length of the beach”; but when bulbs are burning at Coley’s Arm, no fear is told of, only that she sat backward.',
        },
        {
          html: 'From holding on to the old place to being glad of the new one',
          misconception: 'ar-reversed',
          why: 'Gladness and holding on are both hers, but in the other order: “I was for going,” she says of the beginning.',
        },
        {
          html: 'From holding on to the old place to accepting that it is gone',
          misconception: 'ar-swaps-people',
          why: 'This is nearer to the grandmother, who would not sign and then did; the narrator herself was “for going” from the start.',
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
      right: 'there would be no dwelling where they went.',
      wrong: [
        {
          html: 'the houses were too fine to be left behind.',
          misconception: 'ar-common-sense-over-text',
          why: 'People love their houses, and it would be a natural reason; but nothing is said about how fine the houses were.',
        },
        {
          html: 'the government paid for what they took with them.',
          misconception: 'ar-half-right',
          why: 'It did pay, but for families “to leave an island”; for a house nothing was given.',
        },
        {
          html: 'the old people would not leave without them.',
          misconception: 'ar-extreme-wording',
          why: 'It is true of Nan, but of her alone; that old people in general refused is more than the passage says, and it names another reason for all.',
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
      right: 'wanted to leave, and had run out of patience.',
      wrong: [
        {
          html: 'wanted to leave, but had lost hope of it.',
          misconception: 'ar-half-right',
          why: 'That she wanted to leave is right; but lost hope would be quiet, and she “did the dishes loudly.”',
        },
        {
          html: 'wanted to stay, and had run out of patience.',
          misconception: 'ar-half-right',
          why: 'Her patience is at an end, but it is the grandmother who wants to stay; a woman who has hardly seen a shop “since her wedding” has reason to go.',
        },
        {
          html: 'wanted to stay, but had given in to the rest.',
          misconception: 'ar-reversed',
          why: 'She “gave up reasoning,” and that may sound like giving in; but she had reasoned with the grandmother, for going, as the others did.',
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
      right: 'set what she felt apart from what others say they felt.',
      wrong: [
        {
          html: 'set what she feels now apart from what she felt then.',
          misconception: 'ar-half-right',
          why: 'Two kinds of feeling are set apart, but not two times of her own: it is “everyone” else who, in later years, “turns out to have wept.”',
        },
        {
          html: 'confess that she has told the story differently elsewhere.',
          misconception: 'ar-reversed',
          why: 'Stories did change before the recorders, but she says the opposite of herself: “I want to be truthful about this.”',
        },
        {
          html: 'complain that visitors have made more of it than it was.',
          misconception: 'ar-swaps-people',
          why: 'The visitors only “came around with tape recorders”; those who make more of it are the people who speak into them.',
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
      right: 'will make the voyage without leaving the house.',
      wrong: [
        {
          html: 'will leave the house without making the voyage.',
          misconception: 'ar-reversed',
          why: 'To sign and still stay on the island would suit her; but it is the opposite: she goes to sea, and in her own room.',
        },
        {
          html: 'will leave the house as soon as it has landed.',
          misconception: 'ar-half-right',
          why: 'She does ride in the house until it lands, that is right; but nothing says that she leaves it then, and her words are “I’ve not signed to get out.”',
        },
        {
          html: 'will let the house go ahead and follow it later.',
          misconception: 'ar-half-right',
          why: 'The house does go, but not ahead of her: “if it was going to sea, it was not going by itself.”',
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
      right: 'in preparation for.',
      wrong: [
        {
          html: 'in opposition to.',
          misconception: 'ar-first-meaning',
          why: 'One votes against something in this sense, and it is the most usual one; but nobody is arguing with the water.',
        },
        {
          html: 'in contact with.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A ladder stands against a wall in this sense; here the water has not come in yet, and nothing touches it.',
        },
        {
          html: 'in comparison to.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Prices are set against each other in this sense; but dry and wet are not compared here, the rooms are cleared.',
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
      right: 'there is no time left in which to persuade her.',
      wrong: [
        {
          html: 'the men in the boats are unwilling to wait for the next tide.',
          misconception: 'ar-half-right',
          why: 'The tide is the reason, but no words of the men are reported; it is he who speaks to them.',
        },
        {
          html: 'her weight will help to keep the house steady.',
          misconception: 'ar-common-sense-over-text',
          why: 'One might think of her weight as ballast, but the passage says nothing of the kind; the drums carry the house.',
        },
        {
          html: 'she has shown him that the room upstairs will stay dry.',
          misconception: 'ar-outside-the-text',
          why: 'She speaks of the room, but only of her years in it; nothing is said of its staying dry, and what decides him is that “A tide does not wait for an argument.”',
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
      stem: 'Which detail best supports the idea that Nan faces the voyage calmly?',
      right: 'She glances to each side as if at a curb.',
      wrong: [
        {
          html: 'She signs the paper so hard that the pen goes through.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The pen that goes through shows strong feeling, but about the move, and in June, before the voyage.',
        },
        {
          html: 'She does not come down when the government man calls.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is Nan refusing to sign, months before; it shows her will, but it says nothing about the voyage.',
        },
        {
          html: 'She watches as the house leans and begins to float.',
          misconception: 'ar-swaps-people',
          why: 'The leaning house is the high point of the voyage, but it is the narrator who watches it; Nan is inside.',
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
      right: 'a living creature, making up its mind.',
      wrong: [
        {
          html: 'a ruin, already falling to pieces.',
          misconception: 'ar-extreme-wording',
          why: 'There is “a groan of nails,” so the house is strained; but a ruin that falls to pieces is far more than is said: it comes up and floats.',
        },
        {
          html: 'a ship, built for journeys of this kind.',
          misconception: 'ar-half-right',
          why: 'It floats and is towed, so a ship is near; but the wonder of the paragraph is that it was never built for this.',
        },
        {
          html: 'an animal that is close to its death.',
          misconception: 'ar-half-right',
          why: 'Living it is, since it wades and thinks; but it comes up again, and nothing in the words speaks of dying.',
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
      right: 'the light of Nan’s lamp, mirrored in the water.',
      wrong: [
        {
          html: 'the light of Nan’s lamp, mirrored in a window.',
          misconception: 'ar-half-right',
          why: 'It is Nan’s light, but a window would not turn it over: it hangs “upside down, trembling a little,” as on water that has gone “flat.”',
        },
        {
          html: 'the light of a boat’s lantern, mirrored in the water.',
          misconception: 'ar-half-right',
          why: 'Mirrored in the water it is, but it hangs beneath the lamp “in the upstairs window” and follows them with it; no lantern is mentioned.',
        },
        {
          html: 'the light of a boat’s lantern, hung on the house.',
          misconception: 'ar-literal-for-figurative',
          why: 'Words like “second lamp” and “hung” are taken as they stand here; but a lantern that somebody hung up would not be “upside down.”',
        },
      ],
      evidence: ['the water went flat and pink', 'beneath it hung a second lamp, upside down, trembling a little'],
      explanation:
        '<p class="plan">An inference from a picture: ask how the thing hangs, what it hangs beneath, and what has been said about the evening.</p><p>We have been told that “the water went flat and pink.” Below the lit window “hung a second lamp, upside down, trembling a little”: a reflection is upside down, and it trembles as the sea does.</p>',
    },
  ],
}
