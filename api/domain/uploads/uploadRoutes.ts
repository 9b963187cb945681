import { readFileSync } from 'node:fs'
import { type RestRoutes } from '../RestRoutes.js'

export const uploadRoutes: RestRoutes = {
  operations: readFileSync(new URL('./uploadRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    {
      method: 'POST',
      path: '/objects/upload',
      summary: "Creates a signed link for uploading a file. PUT the file's bytes to it.",
      operation: 'CreateUpload',
      answer: 'createUpload',
      status: 201,
    },
    {
      method: 'PUT',
      path: '/job-images',
      summary: 'Checks an uploaded photo and returns the path to pass in `images`.',
      operation: 'RegisterJobImage',
      answer: 'registerJobImage',
    },
  ],
}
