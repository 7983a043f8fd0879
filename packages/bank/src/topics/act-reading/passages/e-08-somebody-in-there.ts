import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/somebody-in-there',
  kind: 'Social Science',
  title: 'Somebody in There',
  description:
    'This passage is from the article “Somebody in There” by Philip Marchetti (2016). The author and Loretta Pace are invented; the history of the elevator is not.',
  paragraphs: [
    'An elevator that needs no operator is an old machine. Before 1900 there were apartment houses in which the tenant pushed a button and was taken up. By 1915 a device could bring a car level with the floor by itself, which until then had been the operator’s chief art. In 1924 an office tower on lower Broadway opened with cars in which the operator pushed the buttons that passengers called out, closed the doors, and was otherwise at leisure. And yet in 1950 the census counted some ninety thousand elevator operators in the United States. What were they for?',
    'Loretta Pace, who is ninety-six, ran car number four in an insurance building in Philadelphia from 1949 to 1963. “Everybody could see that the button did it,” she says. “I pushed it, though.” She names three other things that she did. She knew who was late, and waited for them. She got rid of people: a salesman whom nobody wanted on the fourth floor could be taken to the ninth and back down before he had noticed. And she was somebody in there. “You don’t get in a closet with strangers,” she says. “You get in with Loretta.”',
    'Engineers give a drier answer. In a tall building with eight cars, someone has to decide which of them goes where. For decades this was done by a person called the starter, who stood in the lobby and sent the cars off one after another like trains. Only around 1950, in an office building in Dallas, did a machine take over that work as well, and only then could a tall building run without anyone. On this view the operators lasted as long as the starter’s problem did.',
    'That cannot be all. Small buildings with a single car had nothing to dispatch, and many of them kept their operators too. What owners reported was that people would not ride. They stepped in, saw no one, and stepped out to ask where the operator was. So the makers went to work on the passenger. A telephone was put into the car, and a red button marked STOP. A recorded voice named the floors. Advertisements showed children and grandmothers pushing buttons. None of these things moved the car an inch.',
    'Then there is the strike. For some days in September 1945 the operators of New York’s office buildings, together with doormen and porters, stayed away, about fifteen thousand in all, and more than a million people did not get to their desks. It is usually said that this was the end of the job. The dates hardly bear that out. Operators were common in New York fifteen years later, and the number for the whole country was about at its height in 1950. What the strike altered was the order book. Until then owners had asked the makers for a car that was faster. Afterward they asked for one that could be run without anybody.',
    'Some years ago an economist went through the 270 occupations in the census of 1950 to see what had become of them. Many had shrunk, because people no longer bought what they made, or bought it from abroad. He found one that had disappeared because a machine did all of it: elevator operator. The finding is sound, and it is often quoted in order to calm people who fear for their work. I wish that it were quoted with its dates. The machine was ready before 1900. The job was about at its largest half a century later, and it was gone a quarter of a century after that. If there is a lesson, it is about how long a thing that can be done may wait until people will let it be done; and then about how short a time it may take.',
    'When car number four was changed over, Pace was offered a place at the information desk. “Same job,” she says, “but it didn’t go anywhere.” On the first morning a man whom she had taken up for years walked into the car, turned around, and saw that it was empty. He came back across the lobby to her desk and said what he had always said, which was “Six.”',
  ],
  questions: [
    {
      id: 'act-reading/somebody-in-there-q1',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'Loretta Pace mentions each of the following as something that she did EXCEPT:',
      right: 'telling visitors where to find an office.',
      wrong: [
        {
          html: 'holding the car for somebody who was late.',
          misconception: 'ar-missed-in-other-words',
          why: 'The car is not named in that sentence, but to wait for people is to hold it: “She knew who was late, and waited for them.”',
        },
        {
          html: 'bringing people where they did not wish to go.',
          misconception: 'ar-missed-in-other-words',
          why: 'She did so on purpose: a salesman “could be taken to the ninth and back down.”',
        },
        {
          html: 'pushing the buttons for the riders.',
          misconception: 'ar-overlooked-mention',
          why: 'It comes before the three other things and is easily passed over: “I pushed it, though.”',
        },
      ],
      evidence: ['She knew who was late, and waited for them.', 'She got rid of people'],
      explanation:
        '<p class="plan">An EXCEPT question: stay within the paragraph in which Pace speaks, and cross off three.</p><p>She pushed the button, waited for the late, and carried off salesmen ([[line: could be taken to the ninth and back down]]). That she showed anyone the way is not among the things she names; the information desk came after.</p>',
    },
    {
      id: 'act-reading/somebody-in-there-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to the passage, in what order did elevators first do the following?',
      right: 'Run without an operator, stop level on their own, be sent off by a machine',
      wrong: [
        {
          html: 'Stop level on their own, run without an operator, be sent off by a machine',
          misconception: 'ar-half-right',
          why: 'Being sent off does come last; but some ran without an operator “Before 1900,” and stopping level by themselves came by 1915.',
        },
        {
          html: 'Run without an operator, be sent off by a machine, stop level on their own',
          misconception: 'ar-half-right',
          why: 'The operator was dispensed with first, that is right; but the starter’s work was taken over only around 1950, decades after leveling.',
        },
        {
          html: 'Stop level on their own, be sent off by a machine, run without an operator',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That a tall building could “run without anyone” comes around 1950 in the text, but single cars had done without an operator “Before 1900.”',
        },
      ],
      evidence: [
        'Before 1900 there were apartment houses in which the tenant pushed a button and was taken up.',
        'By 1915 a device could bring a car level with the floor by itself',
      ],
      explanation:
        '<p class="plan">A question of order: put a date beside each of the three.</p><p>Without an operator: “Before 1900.” Level with the floor: “By 1915” ([[line: By 1915 a device could bring a car level]]). Sent off by a machine: “Only around 1950” ([[line: Only around 1950, in an office building]]). Put the three dates in a row, and the order of the steps follows.</p>',
    },
    {
      id: 'act-reading/somebody-in-there-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.4,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: had nothing to dispatch]], the word <em>dispatch</em> most nearly means:',
      right: 'send out.',
      wrong: [
        {
          html: 'finish off.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To dispatch may be to finish, but the word takes up what the starter did: he “sent the cars off.”',
        },
        {
          html: 'hurry.',
          misconception: 'ar-half-right',
          why: 'Dispatch can mean speed, but the sentence looks back to the starter, who “sent the cars off.”',
        },
        {
          html: 'report.',
          misconception: 'ar-first-meaning',
          why: 'A dispatch may be a report, but a single car leaves nothing to be sent off in turn.',
        },
      ],
      evidence: ['sent the cars off one after another like trains'],
      explanation:
        '<p class="plan">A word in context: the word takes up what the starter did, a paragraph earlier.</p><p>The starter “sent the cars off one after another like trains” ([[line: sent the cars off one after another]]). Where there is a single car, there is nothing to send off in turn.</p>',
    },
    {
      id: 'act-reading/somebody-in-there-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The writer mentions some buildings in [[line: Small buildings with a single car]] mainly to:',
      right: 'show that an answer does not cover all cases.',
      wrong: [
        {
          html: 'show that the same answer holds in small cases.',
          misconception: 'ar-reversed',
          why: 'One more case may look like a confirmation, but it is brought against the engineers: “That cannot be all.”',
        },
        {
          html: 'show where cars without operators were tried first.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Small houses did have such cars early, as the article says at its start; but these “kept their operators too,” which the starter’s problem cannot explain.',
        },
        {
          html: 'show that the new cars came to them the latest.',
          misconception: 'ar-outside-the-text',
          why: 'That they kept operators may look like lateness, but a car run by a button had been there before 1900.',
        },
      ],
      evidence: ['That cannot be all.'],
      explanation:
        '<p class="plan">A function question: read the short sentence just before the small buildings.</p><p>“That cannot be all” ([[line: That cannot be all]]) is said of the starter’s problem. In a building with one car there is no such problem, and yet “many of them kept their operators too.”</p>',
    },
    {
      id: 'act-reading/somebody-in-there-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'It can reasonably be inferred that the telephone, the red button and the recorded voice were put into cars mainly in order to:',
      right: 'make people willing to ride without an operator.',
      wrong: [
        {
          html: 'do the several things that an operator used to do.',
          misconception: 'ar-half-right',
          why: 'A voice did name the floors as an operator would, but the makers “went to work on the passenger,” who would not ride.',
        },
        {
          html: 'satisfy those who made rules for public safety.',
          misconception: 'ar-common-sense-over-text',
          why: 'Safety rules would be a usual reason, but no rule is mentioned: “the makers went to work on the passenger.”',
        },
        {
          html: 'let people know what a car was about to do.',
          misconception: 'ar-half-right',
          why: 'A voice that names the floors does tell them, but the aim was not to inform: people would not ride, and the makers “went to work on the passenger.”',
        },
      ],
      evidence: ['So the makers went to work on the passenger.', 'None of these things moved the car an inch.'],
      explanation:
        '<p class="plan">An inference: find the sentence that says on what, or whom, the makers went to work.</p><p>People stepped out of an empty car. “So the makers went to work on the passenger” ([[line: the makers went to work on the passenger]]), with things none of which “moved the car an inch.” They were there for trust.</p>',
    },
    {
      id: 'act-reading/somebody-in-there-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Against the usual opinion about the strike of 1945, the writer offers as evidence:',
      right: 'how long afterward operators were still at work.',
      wrong: [
        {
          html: 'how long before it such cars had been ordered.',
          misconception: 'ar-reversed',
          why: 'Such cars had been built long before, but orders are what the strike did change: only “Afterward they asked for one that could be run without anybody.”',
        },
        {
          html: 'how many of the strikers were not operators.',
          misconception: 'ar-half-right',
          why: 'Doormen and porters struck too, but the evidence is introduced as one of dates: “fifteen years later.”',
        },
        {
          html: 'how many people were kept from their desks.',
          misconception: 'ar-true-but-not-asked',
          why: 'More than a million were, but this shows how large the strike was; it is no evidence against what is usually said.',
        },
      ],
      evidence: ['The dates hardly bear that out.', 'Operators were common in New York fifteen years later'],
      explanation:
        '<p class="plan">Evidence: find “It is usually said” and read on from there.</p><p>“The dates hardly bear that out. Operators were common in New York fifteen years later” ([[line: Operators were common in New York fifteen years later]]). If operators were common fifteen years later, the strike cannot have been the end of the job; the dates are the argument.</p>',
    },
    {
      id: 'act-reading/somebody-in-there-q7',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main point of the passage is that elevator operators as a group:',
      right: 'lasted as long as riders would not do without them.',
      wrong: [
        {
          html: 'lasted until cars could be sent off by a machine.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is the engineers’ “drier answer,” of which the writer says that it “cannot be all”: single cars kept operators too.',
        },
        {
          html: 'disappeared because owners had been alarmed by a strike.',
          misconception: 'ar-half-right',
          why: 'The strike did alter the order book, but the writer shows by dates that it was not the end of the job.',
        },
        {
          html: 'disappeared because their wages had grown too high.',
          misconception: 'ar-outside-the-text',
          why: 'A machine often replaces people for this reason, but wages are not spoken of in the passage.',
        },
      ],
      evidence: ['how long a thing that can be done may wait until people will let it be done'],
      explanation:
        '<p class="plan">The main point: three answers are weighed; look at which of them the lesson in the sixth paragraph takes up.</p><p>The machine was ready long before. The lesson is “how long a thing that can be done may wait until people will let it be done” ([[line: may wait until people will let it be done]]), and the people are those who stepped out of an empty car.</p>',
    },
    {
      id: 'act-reading/somebody-in-there-q8',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The writer’s attitude toward the economist’s finding itself can best be described as:',
      right: 'belief that what it says is correct.',
      wrong: [
        {
          html: 'regret that it leaves out the strike.',
          misconception: 'ar-half-right',
          why: 'Something is left out, as he wishes; but it is “its dates” that he would like to see quoted, and the strike was dealt with before.',
        },
        {
          html: 'doubt that one job in 270 can prove much.',
          misconception: 'ar-outside-the-text',
          why: 'One case among 270 may seem thin, but the writer does not weigh its number: “The finding is sound.”',
        },
        {
          html: 'distrust of it as a comfort to workers.',
          misconception: 'ar-half-right',
          why: 'That it is quoted to calm people is what he has against its use; the finding itself he does not distrust.',
        },
      ],
      evidence: ['The finding is sound, and it is often quoted in order to calm people who fear for their work.'],
      explanation:
        '<p class="plan">A question of attitude: find the short words on the finding, and keep them apart from what is said of its use.</p><p>“The finding is sound,” he says, “and it is often quoted in order to calm people who fear for their work” ([[line: The finding is sound, and it is often quoted]]). “Sound” means that it holds; what he would like to change is how people quote it.</p>',
    },
    {
      id: 'act-reading/somebody-in-there-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if true, would best support the view that the engineers take in [[line: Engineers give a drier answer]]?',
      right: 'After 1950, tall buildings with the new machine soon let their operators go.',
      wrong: [
        {
          html: 'After 1950, small buildings with a single car kept their operators for long.',
          misconception: 'ar-wrong-side',
          why: 'This is what the writer holds against the engineers: small buildings “had nothing to dispatch,” and yet had somebody in the car.',
        },
        {
          html: 'Before 1950, many riders who saw no operator stepped out of the car again.',
          misconception: 'ar-wrong-side',
          why: 'That riders stepped out speaks for the writer’s own answer, that people would not ride; the engineers think of who sends the cars.',
        },
        {
          html: 'Before 1950, owners of tall buildings asked for cars that were faster.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'What owners ordered belongs to the paragraph on the strike; a faster car would need somebody to send it off all the same.',
        },
      ],
      evidence: ['On this view the operators lasted as long as the starter’s problem did.'],
      explanation:
        '<p class="plan">Weighing evidence: put the engineers’ view in your own words first; by their account, what had to be solved before a building could do without people in its cars?</p><p>“On this view the operators lasted as long as the starter’s problem did” ([[line: On this view the operators lasted]]). A machine took over the starter’s work “around 1950”; if the people in the cars were gone soon after, wherever it was put in, that would bear the engineers out.</p>',
    },
  ],
}
