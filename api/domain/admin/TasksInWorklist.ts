import { Int } from 'type-graphql'
import { addsTo } from '../../platform/rows/View.js'
import { counted, WorklistField, worklistRows } from '../Worklist.js'
import { FailedTask } from './FailedTask.js'

class TasksInWorklist {
  @WorklistField(() => Int, { description: counted('failed tasks') })
  taskCount!: number

  @WorklistField(() => [FailedTask], { description: 'Failed tasks: those that will not be retried first.' })
  tasks!: FailedTask[]
}

/** Read from the queue's own tables, by WorklistResolver. */
export const tasksInWorklist = addsTo<TasksInWorklist, object, object>(worklistRows, {
  fields: {},
  computed: { taskCount: [], tasks: [] },
})
