import { newId } from '../../platform/ids.js'
import type { Demo } from '../Demo.js'
import { Notice } from '../notices/Notice.js'
import { Question } from './Question.js'

/** Questions about the customer's open junk pickup, of which the second is unanswered. */
export const demoQuestions = [
  {
    vendor: 'tom',
    question: 'Are the mattresses dry?',
    answer: 'Yes, they were in a bedroom until today.',
    hours: 8,
  },
  { vendor: 'mia', question: 'Can we park in front of the door?', answer: null, hours: 2 },
]

export const questionDemo: Demo = {
  jobs({ tx, users, jobs, hoursAgo }) {
    const { id: jobId, customerId } = jobs.find(
      job => job.customerId === users.customer!.id && job.status === 'pending' && job.type === 'junk_pickup',
    )!
    for (const { vendor, question, answer, hours } of demoQuestions) {
      const createdAt = hoursAgo(hours)
      const answeredAt = answer === null ? null : hoursAgo(hours - 1)
      tx.create(Question, { jobId, vendorId: users[vendor]!.id, question, answer, createdAt, answeredAt })
      const told = { eventId: newId(), jobId, kind: 'question_asked' as const, userId: customerId }
      tx.create(Notice, { ...told, createdAt, readAt: answeredAt })
    }
  },
}
