import { taskWords } from '../rules/admin/taskWords.js'
import { tasks } from './nouns.js'
import { queuedTasks } from './TaskPayloads.js'

test('every task is run by a noun, and has words for admins', () => {
  expect(Object.keys(tasks).sort()).toEqual(Object.keys(queuedTasks).sort())
  expect(Object.keys(taskWords).sort()).toEqual(Object.keys(queuedTasks).sort())
})
