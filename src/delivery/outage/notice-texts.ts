/** What the API says while it cannot be asked, in the shape in which Payload tells of errors. */
export const apiUnavailable = JSON.stringify({
  errors: [
    { message: 'The site is in maintenance: its database cannot be reached. Please try again in a few minutes.' },
  ],
});
