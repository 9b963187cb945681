import { noun } from '../noun.js'
import { forgetMessages } from './forgetMessages.js'
import { Message } from './Message.js'
import { MessageResolver } from './MessageResolver.js'
import { messagesOfJob } from './MessagesOfJob.js'
import { messageDemo } from './messageDemo.js'
import { messageNoticeMails } from './messageNoticeMails.js'
import { exported } from './userData.js'

export const messages = noun({
  name: 'messages',
  why: 'A thread is about a job.',
  adds: [messagesOfJob],
  entities: [Message],
  resolvers: [MessageResolver],
  tasks: { forgetMessages },
  exported,
  mails: messageNoticeMails,
  demo: messageDemo,
})
