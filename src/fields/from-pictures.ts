export const fromPictures = (kind: 'layout' | 'ground' | 'figure') => ({
  Field: { path: '/admin/pictures/picture-select#PictureSelect', clientProps: { kind } },
});
