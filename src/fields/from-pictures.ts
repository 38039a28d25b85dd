/** Shows the options of a select as pictures: arrangements, backgrounds or drawings. */
export const fromPictures = (kind: 'layout' | 'ground' | 'figure') => ({
  Field: { path: '/admin/pictures/picture-select#PictureSelect', clientProps: { kind } },
});
