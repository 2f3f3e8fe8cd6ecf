// The root of a project, as the files below it see it.
