import { taskWords } from '../rules/admin/taskWords.js'
import { tasks } from './tasks.js'

test('every task has words for admins', () => {
  expect(Object.keys(taskWords).sort()).toEqual(Object.keys(tasks).sort())
})
